import RegionSources
import Testing

/// Playlists of media.
@Suite struct PlaylistTests {
  @Test func theNamesOfAPlaylist() {
    let text = """
      #EXTM3U
      #EXTINF:-1 tvg-id="",NORTH TV
      https://live.example.com/north/playlist.m3u8
      #EXTINF:-1 tvg-id="",CNBC-TV18
      https://live.example.com/18/playlist.m3u8
      """
    #expect(outline(text) == "NORTH TV\nCNBC-TV18")
  }

  @Test func groupsAreTheLevelAbove() throws {
    let text = """
      #EXTM3U x-tvg-url="http://example.com/guide"
      #EXTINF:-1 tvg-id="one.uk" tvg-logo="http://example.com/a,b.png" group-title="News",One, World
      #EXTVLCOPT:http-user-agent=x
      http://example.com/1
      #EXTINF:-1 group-title="Sport, live",Two
      http://example.com/2
      #EXTINF:-1 group-title="News",Three
      http://example.com/3
      #EXTINF:-1,Four
      #EXTGRP:Films
      http://example.com/4
      #EXTINF:-1,Five
      http://example.com/5
      """
    let found = try read(text)
    #expect(
      outline(found.tree)
        == "News\n  One, World\n  Three\nSport, live\n  Two\nFilms\n  Four\nFive")
    #expect(found.understanding.others == ["tvg-id", "tvg-logo", "url"])
    #expect(found.understanding.shape == "a playlist")
  }

  @Test func songsHaveNamesInFrontOfTheirFiles() {
    #expect(
      outline("#EXTM3U\n\n#EXTINF:123,Ann - First\nMusic\\a.mp3\n#EXTINF:321,Bob - Second\nMusic\\b.ogg\n")
        == "Ann - First\nBob - Second")
  }
}
