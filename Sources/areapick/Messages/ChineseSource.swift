import RegionModel
import RegionSources

/// A source whose reasons are said in Chinese, as the sheet shows them.
final class ChineseSource: ListSource {
  private let source: any ListSource

  init(_ source: any ListSource) { self.source = source }

  func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree {
    do throws(ListSourceError) { return try source.children(of: path, cancellation) } catch {
      throw ChineseSource.said(error)
    }
  }

  func fetch(childrenOf path: [Place]) throws(ListSourceError) -> ListFetch? {
    do throws(ListSourceError) { return try source.fetch(childrenOf: path)?.saying(ChineseSource.said) } catch
    {
      throw ChineseSource.said(error)
    }
  }

  var canSearch: Bool { source.canSearch }
  var fieldNames: [String]? { source.fieldNames }

  func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    do throws(ListSourceError) { return try source.search(text, cancellation) } catch {
      throw ChineseSource.said(error)
    }
  }

  func places(code: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    do throws(ListSourceError) { return try source.places(code: code, cancellation) } catch {
      throw ChineseSource.said(error)
    }
  }

  /// What a command itself said stays as it is.
  @Sendable private static func said(_ error: ListSourceError) -> ListSourceError {
    guard case .failed(let reason) = error else { return error }
    return .failed(Catalogue.shared.chinese(reason) ?? reason)
  }
}
