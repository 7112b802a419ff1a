/** Compares by UTF-16 code units, which is the same on every machine. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
