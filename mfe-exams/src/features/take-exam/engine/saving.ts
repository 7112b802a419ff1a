import type { ServerClock } from '../model/server-clock.ts';
import { type AnswerSender, createAnswerSender } from './answer-sender.ts';
import type { SittingCalls } from './sitting-calls.ts';
import type { ExamNews } from './exam-news.ts';
import type { OpenedExam } from './open-exam.ts';
import type { ServerState } from './server-state.ts';
import { createSittingLog, type SittingLog } from './sitting-log.ts';
import type { SittingStore } from './sitting-state.ts';
import { createSubjectsSender, type SubjectsSender } from './subjects-sender.ts';

export interface SavingDependencies {
  readonly exam: OpenedExam;
  readonly calls: SittingCalls;
  readonly clock: ServerClock;
  /** The server has stored answers of this page; other tabs of the browser may show older ones. */
  readonly onSaved: () => void;
  /** 0 to 1. */
  readonly random: () => number;
}

interface Saving {
  readonly subjects: SubjectsSender;
  readonly log: SittingLog;
  readonly sender: AnswerSender;
}

/** Sends subjects, answers, marks and the log. */
export function createSaving(
  { exam: { attempt }, calls, clock, random, onSaved }: SavingDependencies,
  { state, change, dispatch, isOpen }: SittingStore,
  server: Pick<ServerState, 'answers'> & Pick<ExamNews, 'notice'>,
): Saving {
  const onDeadline = (deadlineAt: string): void => change({ deadline: Date.parse(deadlineAt) });
  const shared = {
    sheet: () => state.get().sheet,
    dispatch,
    onRefused: (refusal: string) => change({ refusal }),
  };
  const subjects = createSubjectsSender({
    ...shared,
    send: (chosen) => calls.changeSubjects(attempt.attemptId, chosen),
    onDeadline,
  });
  const log = createSittingLog({
    spent: attempt.spent,
    tick: clock.tick,
    now: clock.now,
    onLoss: () => sender.schedule(),
  });
  const sender = createAnswerSender({
    ...shared,
    random,
    onTrouble: (trouble) => change({ trouble }),
    isOpen,
    save: (save) => calls.save(attempt.attemptId, save),
    subjects,
    onReceipt: ({ deadlineAt, newsNo }) => {
      onDeadline(deadlineAt);
      server.notice(newsNo);
      onSaved();
    },
    reread: server.answers,
    log,
    onElsewhere: () => change({ phase: 'elsewhere', trouble: null }),
  });
  return { subjects, log, sender };
}
