import type { Result } from '@pathshala/svc-exams-contract/http';
import type { Choice } from '../model/ledger.ts';
import type { AnswerSender } from './answer-sender.ts';
import type { AnswerStorage } from './answer-storage.ts';
import { createClockCheck } from './clock-check.ts';
import { createExamNews, type ExamNews } from './exam-news.ts';
import { faultOf } from './fault.ts';
import { openNewsStream } from './news-stream.ts';
import { createSaving, type SavingDependencies } from './saving.ts';
import { createServerState, type ServerState } from './server-state.ts';
import type { SittingLog } from './sitting-log.ts';
import { createSubmission } from './submission.ts';
import { createSittingStore, type SittingStore } from './sitting-state.ts';

interface SittingDependencies extends SavingDependencies {
  readonly answerStorage: AnswerStorage;
  readonly onDone: (end: SittingEnd) => void;
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
  /** Takes the attempt back from another device, and sends what is unsaved. */
  readonly goOnHere: () => Promise<void>;
  readonly clearRefusal: () => void;
  readonly goOffline: () => void;
  /** The connection is back, or the student has logged in again. */
  readonly retry: () => void;
  readonly hasUnsaved: () => boolean;
  /** Shows what another tab has saved. Without a connection it comes with the next save. */
  readonly readAnswers: () => void;
  /** Sets the clock if the device has slept. */
  readonly checkClock: () => void;
  /** Records which question is in view, and that the page is left. */
  readonly log: Pick<SittingLog, 'show' | 'leave' | 'comeBack'>;
  /** The page may be closing: sends what is there at once. */
  readonly flush: () => void;
  readonly start: () => void;
  /** Leaves the page; the attempt stays open on the server. */
  readonly stop: () => void;
}

/** Milliseconds without a response after which the page asks whether the end was moved. */
const staleAfter = 120_000;

/** Applies to an attempt whose server states no grace: after it only what was received before counts. */
const usualGraceMs = 3_000;

export function createSitting(dependencies: SittingDependencies): Sitting {
  const { exam, answerStorage } = dependencies;
  const store = createSittingStore(exam, answerStorage);
  const { sender, submission, server, log, news, goOnHere } = assemble(dependencies, store);
  const { state, change } = store;
  const hasUnsaved = (): boolean => {
    const { sheet, phase } = state.get();
    return phase === 'queued' || sheet.subjectsChange !== null || store.hasUnsaved();
  };
  return {
    state,
    ...createWork(store, sender),
    log,
    submit: submission.submit,
    takeBack: submission.takeBack,
    goOnHere,
    clearRefusal: () => change({ refusal: null }),
    goOffline: () => change({ trouble: 'offline' }),
    retry: () => {
      if (!hasUnsaved()) change({ trouble: null });
      sender.flush();
      submission.retry();
    },
    hasUnsaved,
    readAnswers: () => {
      if (state.get().phase !== 'open') return;
      server.answers().catch((error: unknown) => {
        if (faultOf(error) === 'offline') change({ trouble: 'offline' });
      });
    },
    checkClock: createClockCheck(dependencies.clock, server, submission),
    flush: () => sender.flush(true),
    start: () => {
      store.takeOver();
      sender.resume();
      submission.watch();
      news.start();
      if (state.get().phase === 'queued') submission.retry();
    },
    stop: () => {
      sender.flush(true);
      sender.pause();
      submission.stop();
      news.stop();
    },
  };
}

/** Creates the student's actions on the sheet, which apply while the attempt is open. */
function createWork(
  { state, change, dispatch, persist }: SittingStore,
  sender: Pick<AnswerSender, 'schedule'>,
): Pick<Sitting, 'changeSubjects' | 'choose' | 'show' | 'toggleMark'> {
  return {
    choose: (questionId, option) => {
      if (state.get().phase !== 'open') return;
      dispatch({ type: 'chosen', questionId, option });
      sender.schedule();
    },
    toggleMark: (questionId) => {
      if (state.get().phase !== 'open') return;
      dispatch({ type: 'marked', questionId });
      sender.schedule();
    },
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
  };
}

/** The submission pauses the sender; it learns from the sender's event that a save was refused because the time is over. */
function assemble(dependencies: SittingDependencies, store: SittingStore) {
  const { exam, calls, clock, answerStorage, random } = dependencies;
  const { state, change, persist, unsaved } = store;
  const { attemptId, graceMs = usualGraceMs } = exam.attempt;

  function done(end: SittingEnd): void {
    // The submit and a check of the clock may both find the end.
    if (state.get().phase === 'done') return;
    change({ phase: 'done', trouble: null });
    answerStorage.clear();
    dependencies.onDone(end);
  }
  /** The clock has submitted the attempt. What was received in time goes first; the submit then shows the result. */
  function submittedElsewhere(resultId: string): void {
    if (calls.hasReceipts(attemptId)) submission.retry();
    else done({ resultId });
  }
  const server = createServerState({ exam, calls, store, onDone: submittedElsewhere });
  const news = createNews(dependencies, store, server);
  const { sender, subjects, log } = createSaving(dependencies, store, { ...server, notice: news.notice });
  const submission = createSubmission({
    random,
    graceMs,
    onTrouble: (trouble) => change({ trouble }),
    onRefused: (refusal) => change({ refusal }),
    phase: () => state.get().phase,
    onPhase: (phase) => {
      change({ phase });
      persist();
    },
    timeLeft: () => state.get().deadline - clock.now(),
    resync: server.clock,
    isStale: () => clock.age() > staleAfter,
    subjects,
    unsaved,
    submit: (request) => {
      const isLate = clock.now() > state.get().deadline + graceMs;
      return isLate ? calls.submitLate(attemptId, request) : calls.submit(attemptId, request);
    },
    onReopened: () => calls.forgetSubmit(attemptId),
    saving: sender,
    onDone: (result) => done({ resultId: result._id, result }),
  });

  async function goOnHere(): Promise<void> {
    try {
      if (!(await server.takeOver())) return;
      change({ phase: 'open', trouble: null });
      sender.resume();
      submission.watch();
    } catch (error) {
      const fault = faultOf(error);
      change({ trouble: fault === 'offline' || fault === 'logged-out' ? fault : 'failing' });
    }
  }
  return { sender, submission, server, log, news, goOnHere };
}

/** An attempt that the news finds submitted is read whole, which ends the sitting. */
function createNews(
  { exam: { attempt }, calls, clock, random }: SittingDependencies,
  { state, change }: SittingStore,
  server: Pick<ServerState, 'answers'>,
): ExamNews {
  return createExamNews({
    attempt,
    read: async (attemptId) => {
      const news = await calls.news(attemptId);
      if (news.status === 'submitted') await server.answers();
      return news;
    },
    watch: openNewsStream,
    clock,
    random,
    isOpen: () => state.get().phase === 'open',
    onNews: ({ deadlineAt, announcements }) =>
      change({
        ...(deadlineAt !== undefined && { deadline: Date.parse(deadlineAt) }),
        ...(announcements && { announcements }),
      }),
  });
}
