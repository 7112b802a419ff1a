import { entryOf } from '../domain/issued-list.ts';
import { ranksOf } from '../domain/ranks.ts';
import type { MeritLists, MeritRange, MeritRequest, MeritSearch, RankedRegistration } from '../ports.ts';
import type { MeritEntry, MeritList } from '../domain/merit-list.ts';

interface ReadPreviewDependencies {
  readonly meritLists: Pick<MeritLists, 'list' | 'search' | 'count' | 'countBetter' | 'ofStudents'>;
}

const lineOf = (registration: RankedRegistration, rank: number): MeritEntry => ({
  registration,
  entry: entryOf(registration, rank),
});

/** The ranking of the current results, which an administrator sees before the release. */
export function readPreview({ meritLists }: ReadPreviewDependencies) {
  const rankOf = async ({ campaignId, standing }: RankedRegistration): Promise<number> =>
    1 + (await meritLists.countBetter(campaignId, standing.order));

  const rankedLines = (items: readonly RankedRegistration[]): Promise<MeritEntry[]> =>
    Promise.all(items.map(async (one) => lineOf(one, await rankOf(one))));

  async function searchPage(campaignId: string, search: MeritSearch, range: MeritRange) {
    const { items, total } = await meritLists.search(campaignId, search, range);
    return { items: await rankedLines(items), total };
  }

  async function ofStudents(campaignId: string, studentIds: readonly string[]) {
    const items = await rankedLines(await meritLists.ofStudents(campaignId, studentIds));
    return { items, total: items.length };
  }

  async function listPage(campaignId: string, range: MeritRange) {
    const items = await meritLists.list(campaignId, range);
    const [first] = items;
    const start = { firstRank: first ? await rankOf(first) : 1, position: range.skip + 1 };
    const ranks = ranksOf(
      items.map(({ standing }) => standing.order),
      start,
    );
    return items.map((registration, index) => lineOf(registration, ranks[index] ?? 0));
  }

  return async (campaignId: string, { range, studentIds, ...search }: MeritRequest): Promise<MeritList> => {
    const of = await meritLists.count(campaignId);
    if (studentIds !== undefined) {
      return { ...(await ofStudents(campaignId, studentIds)), of, issued: null, versions: [] };
    }
    const found =
      search.text === ''
        ? { items: await listPage(campaignId, range), total: of }
        : await searchPage(campaignId, search, range);
    return { ...found, of, issued: null, versions: [] };
  };
}

export type ReadPreview = ReturnType<typeof readPreview>;
