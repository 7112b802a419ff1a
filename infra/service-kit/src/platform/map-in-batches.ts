/**
 * Applies an asynchronous step to every item, to at most `size` of them at once, in batches. Rejects when a step of a
 * batch does, once all steps of this batch have ended; no later batch is begun. Returns the results in the order of the items.
 */
export async function mapInBatches<Item, Result>(
  items: readonly Item[],
  size: number,
  step: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < items.length; first += size) {
    const batch = await Promise.allSettled(items.slice(first, first + size).map(step));
    for (const one of batch) {
      if (one.status === 'rejected') throw one.reason;
      results.push(one.value);
    }
  }
  return results;
}
