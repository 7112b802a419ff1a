import type { AttemptAnswer, Result } from '@pathshala/svc-exams/contract/http';
import type { Choice } from '../model/sheet.ts';
import type { ServerClock } from '../model/server-clock.ts';
import type { AnswerKeeper } from './answer-keeper.ts';
import { createAnswerSender, type Trouble } from './answer-sender.ts';
import type { ExamCalls } from './exam-calls.ts';
import { createHandingIn } from './hand-in.ts';
import { createSittingStore, type SittingStore } from './sitting-state.ts';

export interface SittingDependencies {
  readonly attempt: AttemptAnswer;
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
  /** Rejects with the server's refusal. */
  readonly changeSubjects: (subjects: readonly string[]) => Promise<void>;
  readonly handIn: () => Promise<void>;
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

export function createSitting(dependencies: SittingDependencies): Sitting {
  const { attempt, calls, keeper } = dependencies;
  const store = createSittingStore(attempt, keeper);
  const { sender, ending, sync } = wired(dependencies, store);
  const { state, change, dispatch, keep } = store;
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
    changeSubjects: async (subjects) => {
      const chosen = await calls.changeSubjects(attempt.attemptId, subjects);
      dispatch({ type: 'subjects', subjects: chosen });
      sender.wake();
    },
    handIn: ending.byHand,
    clearRefusal: () => change({ refusal: null }),
    loseLine: () => change({ trouble: 'offline' }),
    retry: () => {
      if (store.unsaved().length === 0) change({ trouble: null });
      sender.flush();
      ending.retry();
    },
    hasUnsaved: () => store.unsaved().length > 0,
    wakeUp: () => {
      // A failed look at the clock is no news: the next answer sets it.
      if (dependencies.clock.isDoubtful()) sync.clock().then(ending.watch, () => undefined);
    },
    flush: () => sender.flush(true),
    start: () => {
      keep();
      sender.resume();
      ending.watch();
    },
    stop: () => {
      sender.flush(true);
      sender.pause();
      ending.stop();
    },
  };
}

function wired(dependencies: SittingDependencies, store: SittingStore) {
  const { attempt, calls, clock, keeper, random } = dependencies;
  const { state, change, dispatch, isOpen, unsaved } = store;
  const id = attempt.attemptId;

  function done(end: SittingEnd): void {
    change({ phase: 'done', trouble: null });
    keeper.forget();
    dependencies.onDone(end);
  }
  const sync = {
    answers: async (): Promise<void> => {
      const answer = await calls.read(id);
      change({ deadline: Date.parse(answer.deadlineAt) });
      if (answer.resultId === null) dispatch({ type: 'merged', from: answer });
      else done({ resultId: answer.resultId });
    },
    clock: async (): Promise<void> => {
      const deadlineAt = await calls.checkTime(id);
      if (deadlineAt === null) await sync.answers();
      else change({ deadline: Date.parse(deadlineAt) });
    },
  };
  const shared = {
    random,
    onTrouble: (trouble: Trouble) => change({ trouble }),
    onRefused: (refusal: string) => change({ refusal }),
  };
  const sender = createAnswerSender({
    ...shared,
    sheet: () => state.get().sheet,
    dispatch,
    isOpen,
    save: (save) => calls.save(id, save),
    onReceipt: ({ deadlineAt }) => change({ deadline: Date.parse(deadlineAt) }),
    reread: sync.answers,
    onOver: () => ending.fetchResult(),
  });
  const ending = createHandingIn({
    ...shared,
    phase: () => state.get().phase,
    onPhase: (phase) => change({ phase }),
    timeLeft: () => state.get().deadline - clock.now(),
    resync: sync.clock,
    unsaved,
    submit: (hand) => calls.submit(id, hand),
    saving: sender,
    onDone: (result) => done({ resultId: result._id, result }),
  });
  return { sender, ending, sync };
}
