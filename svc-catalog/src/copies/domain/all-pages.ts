interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

const pageSize = 100;

/** Reads all items of a list that is read in pages. */
export async function allPages<Item>(
  read: (page: { readonly page: number; readonly pageSize: number }) => Promise<Page<Item>>,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const found = await read({ page, pageSize });
    items.push(...found.items);
    if (found.items.length === 0 || items.length >= found.total) return items;
  }
}
