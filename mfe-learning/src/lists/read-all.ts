export const pageSize = 100;

interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Every item of a paged list. */
export async function readAll<Item>(readPage: (page: number) => Promise<PageOf<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await readPage(page);
    items.push(...answer.items);
    if (answer.items.length === 0 || items.length >= answer.total) return items;
  }
}
