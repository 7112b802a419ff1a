interface SubjectGroup<Item> {
  readonly subjectName: string;
  readonly items: readonly Item[];
}

/** Groups in the order of their first item. */
export function bySubject<Item>(
  items: readonly Item[],
  subjectNameOf: (item: Item) => string,
): readonly SubjectGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = subjectNameOf(item);
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([subjectName, group]) => ({ subjectName, items: group }));
}
