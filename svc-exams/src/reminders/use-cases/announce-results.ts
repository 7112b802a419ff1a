import { pending } from '@pathshala/service-kit/events/aggregate';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import { resultOutNotice } from '@pathshala/svc-exams-contract/reminder-notices';
import type { DeskAttempts } from '../../attempts/index.ts';
import type { Papers } from '../../papers/index.ts';
import { newAnnouncement, type ResultAnnouncement } from '../domain/result-announcement.ts';
import type { ResultAnnouncements } from '../ports.ts';

interface AnnounceResultsDependencies {
  readonly papers: Pick<Papers, 'headsOfCampaigns'>;
  readonly deskAttempts: Pick<DeskAttempts, 'submittedIn'>;
  readonly results: ResultAnnouncements;
  readonly now: () => number;
}

const examsAtOnce = 100;
/** The notices of this many students are stored with the announcement until they are published. */
const attemptsAtOnce = 200;

/** Begins the announcement of a campaign’s results, once for each release, also when that comes twice. */
export function announceReleased({
  papers,
  results,
  now,
}: Pick<AnnounceResultsDependencies, 'papers' | 'results' | 'now'>) {
  return async (campaignId: string, releasedAt: string): Promise<void> => {
    for (const { paperId } of await papers.headsOfCampaigns([campaignId]))
      await results.begin(newAnnouncement(paperId, releasedAt, now()));
  };
}

/**
 * The job `announce-results`: tells those who sat the exam of a campaign that its results are released, once, in batches; each
 * write also stores the position.
 */
export function announceResults({
  deskAttempts,
  results,
  now,
}: Pick<AnnounceResultsDependencies, 'deskAttempts' | 'results' | 'now'>) {
  /** The announcement after its next batch; null: it is done. */
  async function announceSome(found: ResultAnnouncement): Promise<ResultAnnouncement | null> {
    const batch = await deskAttempts.submittedIn(found.paperId, found.upTo, attemptsAtOnce);
    const last = batch.at(-1);
    const stored = await results.update(found._id, (latest) => {
      if (latest.upTo !== found.upTo || latest.dueAt === null) return null;
      if (last === undefined) return { state: { ...latest, dueAt: null } };
      return {
        state: { ...latest, upTo: last._id },
        events: batch.map(({ _id, studentId, title }) =>
          pending(
            noticeRequested,
            resultOutNotice.request(studentId, { title, path: `/exams/results/${_id}` }),
          ),
        ),
      };
    });
    return stored.dueAt === null ? null : stored;
  }

  return async (): Promise<void> => {
    for (const due of await results.listDue(now(), examsAtOnce)) {
      let left: ResultAnnouncement | null = due;
      while (left !== null) left = await announceSome(left);
    }
  };
}
