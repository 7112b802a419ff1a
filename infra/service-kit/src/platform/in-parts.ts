/**
 * Applies an asynchronous step to every item, to at most `size` of them at once: one part after the other. Rejects when a
 * step of a part does, once all steps of this part have ended; no later part is begun. Returns the results in the order of
 * the items.
 */
export async function inParts<Item, Result>(
  items: readonly Item[],
  size: number,
  step: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < items.length; first += size) {
    const part = await Promise.allSettled(items.slice(first, first + size).map(step));
    for (const one of part) {
      if (one.status === 'rejected') throw one.reason;
      results.push(one.value);
    }
  }
  return results;
}
