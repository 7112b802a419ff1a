/**
 * The order in which stores are copied and restored: documents of services, then sessions and limits, and the bus last. An
 * event that is on the bus is then never of a change that its service does not have.
 */
export function inOrder<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  const rank = (item: Item): number => ['key-value.sqlite', 'bus.sqlite'].indexOf(nameOf(item));
  return items.toSorted((one, other) => rank(one) - rank(other) || (nameOf(one) < nameOf(other) ? -1 : 1));
}
