import type { z } from 'zod';
import type {
  batchMeritList,
  batchOfList,
  certificate,
  checkedCertificate,
  issuedVersion,
  meritEntry,
  meritList,
  ownPlace,
  ranking,
} from '@pathshala/svc-campaigns-contract/merit-list';
import { nameShownOf, shownNameOf } from '../../registrations/index.ts';
import type { IssuedVersion } from '../domain/merit-head.ts';
import { percentileOf } from '../domain/percentile.ts';
import type { CheckedCertificate } from '../use-cases/check-certificate.ts';
import type { RankedBatch } from '../use-cases/read-batch-list.ts';
import type { Certificate } from '../use-cases/read-certificate.ts';
import type { MeritEntry, MeritList } from '../domain/merit-list.ts';
import type { OwnRank } from '../use-cases/read-own-rank.ts';

function viewRank({ entry, registration: { rollNumber } }: MeritEntry, of: number) {
  const { rank, score, meritScore, totalMarks, durationMs } = entry;
  const merit = meritScore === undefined ? {} : { meritScore };
  const percentile = percentileOf(rank, of);
  return { rank, percentile, rollNumber, score, ...merit, totalMarks, durationMs };
}

/** A line of the merit list: the name only if the participant shows it. */
function viewEntry(entry: MeritEntry, of: number): z.input<typeof meritEntry> {
  return { ...viewRank(entry, of), ...shownNameOf(entry.registration) };
}

function viewVersion({ version, issuedAt, total, changes }: IssuedVersion): z.input<typeof issuedVersion> {
  return { version, issuedAt, total, changes };
}

export function viewMeritList(
  { items, total, of, issued, versions }: MeritList,
  { page, pageSize }: { page: number; pageSize: number },
): z.input<typeof meritList> {
  return {
    items: items.map((entry) => viewEntry(entry, of)),
    total,
    page,
    pageSize,
    of,
    version: issued?.version ?? 0,
    reissuedAt: issued && issued.version > 1 ? issued.issuedAt : null,
    versions: versions.map(viewVersion),
  };
}

/** `studentId` is the caller's. */
export function viewOwnBatch({ batch, ranks }: RankedBatch, studentId: string): z.input<typeof batchOfList> {
  const own = ranks.find(({ registration }) => registration.studentId === studentId);
  return { _id: batch._id, name: batch.name, rank: own?.rank ?? null, of: ranks.length };
}

export function viewBatchList(
  ranked: RankedBatch,
  { page, pageSize, studentId }: { page: number; pageSize: number; studentId: string },
): z.input<typeof batchMeritList> {
  const { ranks, issued } = ranked;
  const items = ranks.slice((page - 1) * pageSize, page * pageSize).map(({ rank, ...line }) => ({
    ...viewEntry(line, issued.total),
    rank,
    percentile: percentileOf(rank, ranks.length),
    overall: line.entry.rank,
  }));
  const { version } = issued;
  return { items, total: ranks.length, page, pageSize, batch: viewOwnBatch(ranked, studentId), version };
}

export function viewRanking(
  { items, total, of, issued }: MeritList,
  { page, pageSize }: { page: number; pageSize: number },
): z.input<typeof ranking> {
  return {
    items: items.map((line) => {
      const { _id, basicInfo, studentId } = line.registration;
      const { fullName, email, mobile } = basicInfo;
      return { _id, ...viewRank(line, of), fullName, email, mobile, studentId };
    }),
    total,
    page,
    pageSize,
    of,
    version: issued?.version ?? 0,
  };
}

export function viewOwnRank(own: OwnRank): z.input<typeof ownPlace> {
  const { entry, registration, issued } = own;
  return {
    ...viewRank(own, issued.total),
    of: issued.total,
    resultId: entry.resultId,
    showsName: registration.showsName,
    nameShown: nameShownOf(registration),
    subjects: [...(entry.subjects ?? [])],
    version: issued.version,
    before: entry.before ?? null,
    hasCertificate: own.hasCertificate,
  };
}

export function viewCertificate({ campaign, code, ...own }: Certificate): z.input<typeof certificate> {
  const { registration, issued } = own;
  return {
    ...viewRank(own, issued.total),
    of: issued.total,
    campaignTitle: campaign.title,
    heldAt: campaign.startDate,
    fullName: registration.basicInfo.fullName,
    version: issued.version,
    issuedAt: issued.issuedAt,
    code,
  };
}

export function viewCheckedCertificate(checked: CheckedCertificate): z.input<typeof checkedCertificate> {
  const { campaign, registration, entry, issued, isValid } = checked;
  return {
    campaignId: campaign._id,
    campaignTitle: campaign.title,
    ...shownNameOf(registration),
    rollNumber: registration.rollNumber,
    rank: entry.rank,
    of: issued.total,
    version: issued.version,
    issuedAt: issued.issuedAt,
    isValid,
  };
}
