/** The address of this page for others: without what the reader did on it. */
export function pageAddress(): string {
  const { origin, pathname } = globalThis.location;
  return `${origin}${pathname}`;
}
