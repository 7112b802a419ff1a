/** One page of a list, with the number of all rows. */
export type ReadPage<Row> = (
  page: number,
  pageSize: number,
) => Promise<{ readonly items: readonly Row[]; readonly total: number }>;

const largestPage = 100;

/** All rows of a list, page by page. */
export async function allPages<Row>(readPage: ReadPage<Row>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const { items, total } = await readPage(page, largestPage);
    rows.push(...items);
    pages = Math.ceil(total / largestPage);
  }
  return rows;
}
