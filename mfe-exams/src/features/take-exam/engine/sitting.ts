import type { Result } from '@pathshala/svc-exams-contract/http';
import type { Choice } from '../model/sheet.ts';
import type { ServerClock } from '../model/server-clock.ts';
import type { AnswerStorage } from './answer-storage.ts';
import { createAnswerSender, type Trouble } from './answer-sender.ts';
import type { ExamCalls } from './exam-calls.ts';
import { createSubmission } from './submission.ts';
import type { OpenedExam } from './open-exam.ts';
import { createSubjectsSender } from './subjects-sender.ts';
import { createSittingStore, type SittingStore } from './sitting-state.ts';

export interface SittingDependencies {
  readonly exam: OpenedExam;
  readonly calls: ExamCalls;
  readonly clock: ServerClock;
  readonly answerStorage: AnswerStorage;
  readonly onDone: (end: SittingEnd) => void;
  /** 0 to 1. */
  readonly random: () => number;
}

export interface SittingEnd {
  readonly resultId: string;
  /** Missing when another tab or the server's clock closed the attempt. */
  readonly result?: Result;
}

/** One sitting of one attempt on this page: what the screen shows, and what it can do. */
export interface Sitting extends Pick<SittingStore, 'state'> {
  readonly choose: (questionId: string, option: Choice) => void;
  readonly toggleMark: (questionId: string) => void;
  readonly show: (questionId: string) => void;
  /** Sent before any answer that is chosen after it. */
  readonly changeSubjects: (subjects: readonly string[]) => void;
  /** Offline it is queued and sent later. */
  readonly submit: () => Promise<void>;
  /** Cancels a queued submit. */
  readonly takeBack: () => void;
  readonly clearRefusal: () => void;
  readonly goOffline: () => void;
  /** The connection is back, or the student has logged in again. */
  readonly retry: () => void;
  readonly hasUnsaved: () => boolean;
  /** Sets the clock if the device has slept. */
  readonly checkClock: () => void;
  /** The page may be closing: sends what is there at once. */
  readonly flush: () => void;
  readonly start: () => void;
  /** Leaves the page; the attempt stays open on the server. */
  readonly stop: () => void;
}

/** Milliseconds without a response after which the page asks whether the end was moved. */
const staleAfter = 120_000;

export function createSitting(dependencies: SittingDependencies): Sitting {
  const { exam, answerStorage } = dependencies;
  const store = createSittingStore(exam, answerStorage);
  const { sender, submission, sync } = assemble(dependencies, store);
  const { state, change, dispatch, persist } = store;
  const hasUnsaved = (): boolean => {
    const { sheet, phase } = state.get();
    return phase === 'queued' || sheet.subjectsChange !== null || store.unsaved().length > 0;
  };
  return {
    state,
    choose: (questionId, option) => {
      if (state.get().phase !== 'open') return;
      dispatch({ type: 'chosen', questionId, option });
      sender.schedule();
    },
    toggleMark: (questionId) => dispatch({ type: 'marked', questionId }),
    show: (current) => {
      change({ current, refusal: null });
      persist();
    },
    changeSubjects: (subjects) => {
      if (state.get().phase !== 'open') return;
      change({ refusal: null });
      dispatch({ type: 'subjects-chosen', subjects });
      sender.schedule();
    },
    submit: submission.submit,
    takeBack: submission.takeBack,
    clearRefusal: () => change({ refusal: null }),
    goOffline: () => change({ trouble: 'offline' }),
    retry: () => {
      if (!hasUnsaved()) change({ trouble: null });
      sender.flush();
      submission.retry();
    },
    hasUnsaved,
    checkClock: () => {
      // A failed check is ignored: the next response sets the clock.
      if (dependencies.clock.isDoubtful()) sync.clock().then(submission.watch, () => undefined);
    },
    flush: () => sender.flush(true),
    start: () => {
      persist();
      sender.resume();
      submission.watch();
      if (state.get().phase === 'queued') submission.retry();
    },
    stop: () => {
      sender.flush(true);
      sender.pause();
      submission.stop();
    },
  };
}

/** The submission pauses the sender; it learns from the sender's event that a save was refused because the time is over. */
function assemble(dependencies: SittingDependencies, store: SittingStore) {
  const { exam, calls, clock, answerStorage, random } = dependencies;
  const { state, change, dispatch, isOpen, persist, unsaved } = store;
  const id = exam.attempt.attemptId;

  function done(end: SittingEnd): void {
    // The submit and a check of the clock may both find the end.
    if (state.get().phase === 'done') return;
    change({ phase: 'done', trouble: null });
    answerStorage.clear();
    dependencies.onDone(end);
  }
  const sync = createSync(dependencies, store, done);
  const shared = {
    random,
    onTrouble: (trouble: Trouble) => change({ trouble }),
    onRefused: (refusal: string) => change({ refusal }),
  };
  const onDeadline = (deadlineAt: string): void => change({ deadline: Date.parse(deadlineAt) });
  const subjects = createSubjectsSender({
    ...shared,
    sheet: () => state.get().sheet,
    dispatch,
    send: (chosen) => calls.changeSubjects(id, chosen),
    onDeadline,
  });
  const sender = createAnswerSender({
    ...shared,
    sheet: () => state.get().sheet,
    dispatch,
    isOpen,
    save: (save) => calls.save(id, save),
    subjects,
    onReceipt: ({ deadlineAt }) => onDeadline(deadlineAt),
    reread: sync.answers,
  });
  const submission = createSubmission({
    ...shared,
    phase: () => state.get().phase,
    onPhase: (phase) => {
      change({ phase });
      persist();
    },
    timeLeft: () => state.get().deadline - clock.now(),
    resync: sync.clock,
    isStale: () => clock.age() > staleAfter,
    subjects,
    unsaved,
    submit: (request) => calls.submit(id, request),
    saving: sender,
    onDone: (result) => done({ resultId: result._id, result }),
  });
  return { sender, submission, sync };
}

/** Reads the attempt, or its deadline alone, and takes over the server's state. */
function createSync(
  { exam, calls }: SittingDependencies,
  { change, dispatch }: SittingStore,
  done: (end: SittingEnd) => void,
) {
  const { attemptId } = exam.attempt;
  async function answers(): Promise<void> {
    const answer = await calls.read(attemptId);
    change({ deadline: Date.parse(answer.deadlineAt) });
    if (answer.resultId === null) dispatch({ type: 'merged', from: answer });
    else done({ resultId: answer.resultId });
  }
  async function clock(): Promise<void> {
    const deadlineAt = await calls.checkTime(attemptId);
    if (deadlineAt === null) await answers();
    else change({ deadline: Date.parse(deadlineAt) });
  }
  return { answers, clock };
}
