/**
 * Applies a step to every item, one after the other. A step that fails does not stop those of the other items: at the end
 * the call rejects with the reasons of all failures.
 */
export async function forEachSettled<Item>(
  items: Iterable<Item>,
  step: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await step(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} steps failed`);
}
