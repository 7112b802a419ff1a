import { expect, it, vi } from 'vitest';
import { openAttempt, startedAt } from '../../../test/support/attempts.ts';
import { pastYearPaper, prepared } from '../../../test/support/papers.ts';
import { submit } from '../../attempts/domain/submit-attempt.ts';
import { isSubmitted } from '../../attempts/index.ts';
import type { PaperHead, PreparedPaper } from '../../papers/index.ts';
import { previewCorrection } from './preview-correction.ts';

const paper = pastYearPaper();
const published = prepared(paper);
const head: PaperHead = {
  ...paper,
  paperVersion: 1,
  isWithdrawn: false,
  scoreVisible: 'at-once',
  windowMovedAt: null,
};

/** Ten attempts with the wrong option of the first question. */
const attempts = Array.from({ length: 10 }, (_, index) =>
  openAttempt(paper, { _id: `attempt${index}`, chosenSubjects: ['Maths'], answers: { p1: 'p1-b' } }),
)
  .map((attempt) => submit(attempt, published, { answers: [], isAuto: false, now: startedAt + 1000 }))
  .filter((attempt) => attempt !== null)
  .filter(isSubmitted);

it('makes the corrected paper once for all attempts that have version and key in common', async () => {
  const load = vi.fn<() => Promise<PreparedPaper>>(async () => published);
  const preview = previewCorrection({
    papers: { version: load, correctedVersion: load },
    deskAttempts: { submittedIn: async () => attempts },
    requirePaper: async () => ({ head, prepared: await load() }),
  });
  const change = { kind: 'change', questionId: 'p1', correct: ['p1-b'] } as const;
  const staff = { isAuthor: true, isCampaignManager: false, isMarker: true };
  const moved = await preview('year1', change, { staff, now: startedAt });
  expect(moved).toMatchObject({ attempts: 10, raised: 10 });
  // The corrected paper, and the two versions by which the attempts are marked.
  expect(load).toHaveBeenCalledTimes(3);
});
