import type { Result } from '@pathshala/svc-exams-contract/http';
import type { Choice } from '../model/sheet.ts';
import type { ServerClock } from '../model/server-clock.ts';
import type { AnswerKeeper } from './answer-keeper.ts';
import { createAnswerSender, type Trouble } from './answer-sender.ts';
import type { ExamCalls } from './exam-calls.ts';
import { createHandingIn } from './hand-in.ts';
import type { OpenedExam } from './open-exam.ts';
import { createSubjectsSender } from './subjects-sender.ts';
import { createSittingStore, type SittingStore } from './sitting-state.ts';

export interface SittingDependencies {
  readonly exam: OpenedExam;
  readonly calls: ExamCalls;
  readonly clock: ServerClock;
  readonly keeper: AnswerKeeper;
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
  /** Goes to the server before any answer that is chosen after it, as soon as there is a line. */
  readonly changeSubjects: (subjects: readonly string[]) => void;
  /** Without a line it waits and goes by itself. */
  readonly handIn: () => Promise<void>;
  /** Takes back a submit that waits for the line. */
  readonly takeBack: () => void;
  readonly clearRefusal: () => void;
  readonly loseLine: () => void;
  /** The line is back, or the student has logged in again. */
  readonly retry: () => void;
  readonly hasUnsaved: () => boolean;
  /** Sets the clock if the device has slept. */
  readonly wakeUp: () => void;
  /** The page may be going: sends what is there without waiting. */
  readonly flush: () => void;
  readonly start: () => void;
  /** Leaves the page; the attempt goes on at the server. */
  readonly stop: () => void;
}

/** So long without an answer, and the page asks whether the end was moved; milliseconds. */
const silence = 120_000;

export function createSitting(dependencies: SittingDependencies): Sitting {
  const { exam, keeper } = dependencies;
  const store = createSittingStore(exam, keeper);
  const { sender, ending, sync } = wired(dependencies, store);
  const { state, change, dispatch, keep } = store;
  const hasUnsaved = (): boolean => {
    const { sheet, phase } = state.get();
    return phase === 'queued' || sheet.subjectsChange !== null || store.unsaved().length > 0;
  };
  return {
    state,
    choose: (questionId, option) => {
      if (state.get().phase !== 'open') return;
      dispatch({ type: 'chosen', questionId, option });
      sender.wake();
    },
    toggleMark: (questionId) => dispatch({ type: 'marked', questionId }),
    show: (current) => {
      change({ current, refusal: null });
      keep();
    },
    changeSubjects: (subjects) => {
      if (state.get().phase !== 'open') return;
      change({ refusal: null });
      dispatch({ type: 'subjects-chosen', subjects });
      sender.wake();
    },
    handIn: ending.byHand,
    takeBack: ending.takeBack,
    clearRefusal: () => change({ refusal: null }),
    loseLine: () => change({ trouble: 'offline' }),
    retry: () => {
      if (!hasUnsaved()) change({ trouble: null });
      sender.flush();
      ending.retry();
    },
    hasUnsaved,
    wakeUp: () => {
      // A failed look at the clock is no news: the next answer sets it.
      if (dependencies.clock.isDoubtful()) sync.clock().then(ending.watch, () => undefined);
    },
    flush: () => sender.flush(true),
    start: () => {
      keep();
      sender.resume();
      ending.watch();
      if (state.get().phase === 'queued') ending.retry();
    },
    stop: () => {
      sender.flush(true);
      sender.pause();
      ending.stop();
    },
  };
}

function wired(dependencies: SittingDependencies, store: SittingStore) {
  const { exam, calls, clock, keeper, random } = dependencies;
  const { state, change, dispatch, isOpen, keep, unsaved } = store;
  const id = exam.attempt.attemptId;

  function done(end: SittingEnd): void {
    // The submit and a look at the clock may both learn of the end.
    if (state.get().phase === 'done') return;
    change({ phase: 'done', trouble: null });
    keeper.forget();
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
    onOver: () => ending.fetchResult(),
  });
  const ending = createHandingIn({
    ...shared,
    phase: () => state.get().phase,
    onPhase: (phase) => {
      change({ phase });
      keep();
    },
    timeLeft: () => state.get().deadline - clock.now(),
    resync: sync.clock,
    isStale: () => clock.age() > silence,
    subjects,
    unsaved,
    submit: (hand) => calls.submit(id, hand),
    saving: sender,
    onDone: (result) => done({ resultId: result._id, result }),
  });
  return { sender, ending, sync };
}

/** Reads the attempt, or its clock alone, and takes over what the server says. */
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
