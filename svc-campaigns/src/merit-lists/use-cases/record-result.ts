import { isDeletedForGood } from '@pathshala/rules/undo-window';
import { type Campaign, type Campaigns, phaseOf } from '../../campaigns/index.ts';
import { listed, rank, type RankedResult, type Registrations } from '../../registrations/index.ts';
import type { RecordSat } from '../../reports/index.ts';
import type { IssuedLists, MeritLists } from '../ports.ts';
import { insertHead } from './insert-head.ts';
import type { IssueMeritList } from './issue-merit-list.ts';

interface RecordResultDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<Registrations, 'update'>;
  readonly meritLists: Pick<MeritLists, 'findOfStudent'>;
  readonly issuedLists: Pick<IssuedLists, 'find' | 'insert' | 'markChanged'>;
  readonly issue: IssueMeritList;
  /** Reports the sitting here, because the registration is known. */
  readonly recordSat: RecordSat;
  readonly now: () => number;
}

interface RecordResultCommand {
  readonly campaignId: string;
  readonly studentId: string;
  readonly result: RankedResult;
}

/** True also while a delete can be undone: the list of a restored campaign includes changes made meanwhile. */
const isReleased = (campaign: Campaign | null, now: number): campaign is Campaign =>
  campaign !== null && campaign.resultsReleasedAt !== null && !isDeletedForGood(campaign, now);

/** A list that was released before lists had versions is issued unchanged, before a result in it changes. */
function issueOlderList({ issuedLists, issue, now }: RecordResultDependencies) {
  return async (campaign: Campaign | null): Promise<void> => {
    if (!isReleased(campaign, now()) || !campaign.isReleaseAnnounced) return;
    if ((await insertHead(issuedLists, campaign)).versions.length === 0) await issue(campaign);
  };
}

/**
 * Stores the result that ranks the student's registration. A result after the end is stored as `isUnlisted`, and the campaign
 * is read again after that: either the list is built later and has the result, or the list is marked as changed and is issued
 * again. Then `isUnlisted` is removed, so that a redelivered event changes nothing.
 */
export function recordResult(dependencies: RecordResultDependencies) {
  const { campaigns, registrations, meritLists, recordSat, now } = dependencies;
  const issueOlder = issueOlderList(dependencies);
  const markChanged = markReleasedList(dependencies);
  return async ({ campaignId, studentId, result }: RecordResultCommand): Promise<void> => {
    const registration = await meritLists.findOfStudent(campaignId, studentId);
    if (!registration) throw new Error(`a result without a registration: ${campaignId} of ${studentId}`);
    const { registeredAt } = registration;
    await recordSat({ resultId: result.resultId, campaignId, registeredAt });
    const before = await campaigns.find(campaignId);
    await issueOlder(before);
    const ranked = await registrations.update(registration._id, (latest) => {
      // Checked inside the write: the campaign may end while this waits for the store.
      const isLate = before !== null && phaseOf(before, new Date(now()).toISOString()) === 'past';
      const state = rank(latest, result, isLate);
      return state && { state };
    });
    const { standing } = ranked;
    if (ranked.isUnlisted !== true || standing === null) return;
    await markChanged(campaignId);
    await registrations.update(registration._id, (latest) => {
      const state = listed(latest, standing.scoreVersion);
      return state && { state };
    });
  };
}

/** Marks the list as changed if the campaign is released now. */
function markReleasedList({ campaigns, issuedLists, now }: RecordResultDependencies) {
  return async (campaignId: string): Promise<void> => {
    const campaign = await campaigns.find(campaignId);
    if (!isReleased(campaign, now())) return;
    await insertHead(issuedLists, campaign);
    await issuedLists.markChanged(campaignId, now());
  };
}
