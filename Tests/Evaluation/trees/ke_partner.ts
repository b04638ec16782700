export const kenyaCounties = ['Mombasa', 'Kwale', 'Kilifi', 'Tana River']
export const countyConstituencies: Record<string, string[]> = {
  'Mombasa': ['Changamwe', 'Jomvu', 'Kisauni'],
  'Nairobi': ['Dagoretti North', 'Langata'],
}
export const constituencyWards: Record<string, string[]> = {
  'Changamwe': ['Port Reitz', 'Kipevu'],
  'Jomvu': ['Jomvu Kuu', 'Mikindani'],
}
