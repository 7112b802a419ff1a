import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaigns } from '../../campaigns/index.ts';
import type { IssuedEntry } from '../domain/issued-list.ts';
import type { MeritEntry, MeritList, MeritPage } from '../domain/merit-list.ts';
import { versionOf, type IssuedVersion, type MeritHead } from '../domain/merit-head.ts';
import type { Registration } from '../../registrations/index.ts';
import type { IssuedLists, MeritLists, MeritRange, MeritRequest } from '../ports.ts';
import type { ReadPreview } from './read-preview.ts';
import type { RequireIssued } from './require-issued.ts';
import { requireReleased } from './require-released.ts';

interface ReadMeritListDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly meritLists: Pick<MeritLists, 'findByIds' | 'ofStudents' | 'search'>;
  readonly issuedLists: Pick<IssuedLists, 'readOf' | 'readRange'>;
  readonly readPreview: ReadPreview;
  readonly requireIssued: RequireIssued;
}

interface ReadMeritListCommand {
  readonly campaignId: string;
  readonly isAdmin: boolean;
  /** Part of a shown name, or a roll number. */
  readonly q?: string | undefined;
  /** `q` also finds hidden names and contact data. Left out: no. */
  readonly people?: boolean;
  /** Only these students, all on one page. */
  readonly students?: readonly string[] | undefined;
  /** Left out: the latest version. */
  readonly version?: number | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** The requested version. Throws `not-found`. */
function requireVersion(head: MeritHead, version: number | undefined): IssuedVersion {
  const issued = versionOf(head, version);
  if (!issued) throw new DomainError('not-found', 'campaigns.no-version');
  return issued;
}

/** Registrations sorted like the entries. */
function join(entries: readonly IssuedEntry[], registrations: readonly Registration[]): MeritEntry[] {
  const byId = new Map(registrations.map((registration) => [registration._id, registration] as const));
  return entries.flatMap((entry) => {
    const registration = byId.get(entry.registrationId);
    return registration ? [{ entry, registration }] : [];
  });
}

/** One page of an issued version. Names are shown by the participants' current choice, also in an older version. */
function readIssued({ meritLists, issuedLists }: ReadMeritListDependencies) {
  async function readPage(issued: IssuedVersion, range: MeritRange): Promise<MeritPage> {
    const entries = await issuedLists.readRange(issued.buildId, range);
    const ids = entries.map(({ registrationId }) => registrationId);
    return { items: join(entries, await meritLists.findByIds(ids)), total: issued.total };
  }

  /** A result that is newer than the version is found, but not in it: where one page holds all hits, it is not counted. */
  async function search(
    campaignId: string,
    issued: IssuedVersion,
    { range, ...request }: MeritRequest,
  ): Promise<MeritPage> {
    const found = await meritLists.search(campaignId, request, range);
    const ids = found.items.map(({ _id }) => _id);
    const items = join(await issuedLists.readOf(issued, ids), found.items);
    const isWhole = found.total === found.items.length;
    return { items, total: isWhole ? items.length : found.total };
  }

  async function ofStudents(campaignId: string, issued: IssuedVersion, ids: readonly string[]) {
    const found = await meritLists.ofStudents(campaignId, ids);
    const entries = await issuedLists.readOf(
      issued,
      found.map(({ _id }) => _id),
    );
    const items = join(entries, found);
    return { items, total: items.length };
  }

  return (campaignId: string, issued: IssuedVersion, request: MeritRequest): Promise<MeritPage> => {
    const { studentIds } = request;
    if (studentIds !== undefined) return ofStudents(campaignId, issued, studentIds);
    return request.text === '' ? readPage(issued, request.range) : search(campaignId, issued, request);
  };
}

/** One page, best first. A search shows the ranks among all participants. */
export function readMeritList(dependencies: ReadMeritListDependencies) {
  const { campaigns, readPreview, requireIssued } = dependencies;
  const readPage = readIssued(dependencies);
  return async (command: ReadMeritListCommand): Promise<MeritList> => {
    const campaign = await requireReleased(campaigns, command);
    const { campaignId, q = '', people = false, students, version, page, pageSize } = command;
    const range = { skip: (page - 1) * pageSize, limit: pageSize };
    const asked = { text: q.trim(), people, range, studentIds: students };
    if (campaign.resultsReleasedAt === null) return readPreview(campaignId, asked);
    const head = await requireIssued(campaign);
    const issued = requireVersion(head, version);
    const found = await readPage(campaignId, issued, asked);
    return { ...found, of: issued.total, issued, versions: head.versions };
  };
}
