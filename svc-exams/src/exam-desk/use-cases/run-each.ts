/** In turn. One that fails does not delay the others; rejects at the end with all reasons. */
export async function runEach<Item>(
  items: Iterable<Item>,
  action: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await action(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join(', '));
}
