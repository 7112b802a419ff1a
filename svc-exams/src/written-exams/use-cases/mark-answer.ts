import { DomainError } from '@pathshala/contract-kit/domain-error';
import { nextEdit } from '@pathshala/contract-kit/edited';
import { pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import type { Editor } from '@pathshala/back-office/edit-mark';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import { writtenMarkedNotice } from '@pathshala/svc-exams-contract/notices';
import type { AttemptPorts, SubmittedAttempt } from '../../attempts/index.ts';
import { checkMarking, revisionOf, type ProposedMarking } from '../domain/marking.ts';
import { pagesOf } from '../domain/pages.ts';
import type { Markers } from '../ports.ts';
import type { FindAnswer } from './describe-answer.ts';

interface MarkAnswerDependencies {
  readonly find: FindAnswer;
  readonly grade: AttemptPorts['grade'];
  readonly markers: Markers;
  readonly now: () => number;
}

interface MarkAnswerCommand {
  readonly resultId: string;
  readonly proposed: ProposedMarking;
  /** The revision of the answer that the marker has read. */
  readonly rev: number;
  readonly editor: Editor;
}

/** Sets the marks, publishes the result and requests a notice to its student, in one write of the attempt. */
export function markAnswer({ find, grade, markers, now }: MarkAnswerDependencies) {
  /** Throws `conflict` with the name of the other marker, and the time. */
  async function requireRev({ outcome }: SubmittedAttempt, rev: number): Promise<void> {
    const { markedBy = '', markedAt = null } = outcome.marking ?? {};
    const latest = revisionOf(outcome.marking);
    const names = latest === rev ? new Map<string, string>() : await markers.namesOf([markedBy]);
    const stored = { rev: latest, at: markedAt, by: names.get(markedBy) ?? null };
    nextEdit(stored, { rev, now: new Date(now()).toISOString(), by: null });
  }

  return async ({ resultId, proposed, rev, editor }: MarkAnswerCommand): Promise<void> => {
    const { attempt, paper } = await find(resultId);
    await requireRev(attempt, rev);
    const pageIds = pagesOf(attempt).map(({ pageId }) => pageId);
    const marking = checkMarking(
      { paper, pageIds, isMarked: attempt.outcome.marking !== undefined },
      proposed,
    );
    const markedBy = editor.id ?? '';
    if (editor.name !== null) await markers.record(markedBy, editor.name);
    const markedAt = new Date(now()).toISOString();
    try {
      await grade(resultId, { ...marking, rev: rev - 1, markedBy, markedAt, alsoRecord: noticeOf(markedAt) });
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'conflict') {
        await requireRev((await find(resultId)).attempt, rev);
      }
      throw error;
    }
  };
}

function noticeOf(markedAt: string) {
  return ({ _id, studentId, title, outcome }: SubmittedAttempt): PendingEvent => {
    const { score, totalMarks, marking, scoreVisibleFrom = null } = outcome;
    const isShown = scoreVisibleFrom === null || scoreVisibleFrom <= markedAt;
    const values = {
      title,
      path: `/exams/results/${_id}`,
      marks: isShown ? { score, totalMarks } : null,
      reason: marking?.reason ?? '',
    };
    return pending(noticeRequested, writtenMarkedNotice.request(studentId, values));
  };
}
