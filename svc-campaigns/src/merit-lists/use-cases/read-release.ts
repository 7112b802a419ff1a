import { type Campaigns, releasableFrom, requireKind } from '../../campaigns/index.ts';
import { latestVersion, type IssuedVersion, type MeritHead } from '../domain/merit-head.ts';
import type { BuildProgress, IssuedLists, MeritLists } from '../ports.ts';

interface ReadReleaseDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly issuedLists: Pick<IssuedLists, 'find'>;
  readonly meritLists: Pick<MeritLists, 'mailCounts' | 'countNotified'>;
  readonly now: () => number;
}

interface ReleaseProgress {
  readonly releasedAt: string | null;
  readonly possibleFrom: string;
  readonly isPossible: boolean;
  readonly version: number;
  readonly building: BuildProgress | null;
  readonly mails: {
    readonly total: number;
    readonly sent: number;
    readonly failed: number;
    readonly left: number;
  };
  readonly certificatesUpTo: number;
  readonly certificatesRev: number;
}

/** The number of mails that a version needs. */
function mailsOf({ changes, total }: IssuedVersion): number {
  return changes === null ? total : changes.entered + changes.up + changes.down;
}

const buildingOf = ({ building }: MeritHead): BuildProgress | null =>
  building && { done: building.done, total: building.total };

/** Mails that are not queued yet count as unsent, too; mails of a later version mostly go to students who had one before. */
function countMails({ meritLists }: Pick<ReadReleaseDependencies, 'meritLists'>) {
  async function notQueued(head: MeritHead | null) {
    const latest = head && latestVersion(head);
    if (!head?.isToAnnounce || !latest) return { mails: 0, newStudents: 0 };
    const mails = Math.max(0, mailsOf(latest) - (await meritLists.countNotified(head._id, latest.version)));
    return { mails, newStudents: Math.min(mails, latest.changes?.entered ?? mails) };
  }

  return async (campaignId: string, head: MeritHead | null): Promise<ReleaseProgress['mails']> => {
    const { queued, left: due, failed } = await meritLists.mailCounts(campaignId);
    const waiting = await notQueued(head);
    const [total, left] = [queued + waiting.newStudents, due + waiting.mails];
    return { total, sent: Math.max(0, total - left - failed), failed, left };
  };
}

export function readRelease({ campaigns, issuedLists, meritLists, now }: ReadReleaseDependencies) {
  const mails = countMails({ meritLists });
  return async (campaignId: string): Promise<ReleaseProgress> => {
    const campaign = await campaigns.find(campaignId);
    requireKind('exam', campaign);
    const head = await issuedLists.find(campaignId);
    const from = releasableFrom(campaign);
    return {
      releasedAt: campaign.resultsReleasedAt,
      possibleFrom: new Date(from).toISOString(),
      isPossible: now() >= from,
      version: (head && latestVersion(head)?.version) ?? 0,
      building: head && buildingOf(head),
      mails: await mails(campaignId, head),
      certificatesUpTo: campaign.certificatesUpTo ?? 0,
      certificatesRev: campaign.certificatesRev ?? 1,
    };
  };
}
