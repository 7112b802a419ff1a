/** Words in Bengali and Latin letters alike: what stands between spaces. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
