/** Copies a string that outlives its request: a substring of a header would hold the whole header in memory. */
export function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
