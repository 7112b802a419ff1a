/** For what outlives its request: a substring of a header would keep the whole header in memory. */
export function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
