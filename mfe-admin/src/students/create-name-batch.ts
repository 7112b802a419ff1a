export type Names = ReadonlyMap<string, string>;

/** The limit of ids in one call. */
const maxIds = 100;

/** Loads names of accounts; ids that are asked for in the same task share one call. Null: no such account. */
export function createNameBatch(
  load: (ids: readonly string[]) => Promise<Names>,
): (id: string) => Promise<string | null> {
  let batch: { readonly ids: Set<string>; readonly names: Promise<Names> } | undefined;
  async function loadBatch(ids: ReadonlySet<string>): Promise<Names> {
    await new Promise((resolve) => setTimeout(resolve));
    batch = undefined;
    return load([...ids]);
  }
  return async (id) => {
    if (batch === undefined || batch.ids.size === maxIds) {
      const ids = new Set<string>();
      batch = { ids, names: loadBatch(ids) };
    }
    batch.ids.add(id);
    return (await batch.names).get(id) ?? null;
  };
}
