import type { Result } from '@pathshala/svc-exams-contract/http';
import type { Choice } from '../model/ledger.ts';
import type { ServerClock } from '../model/server-clock.ts';
import type { AnswerStorage } from './answer-storage.ts';
import { createAnswerSender } from './answer-sender.ts';
import { createClockCheck } from './clock-check.ts';
import type { ExamCalls } from './exam-calls.ts';
import { createExamNews, type ExamNews } from './exam-news.ts';
import { faultOf } from './fault.ts';
import type { OpenedExam } from './open-exam.ts';
import { createServerState, type ServerState } from './server-state.ts';
import { createSittingLog, type SittingLog } from './sitting-log.ts';
import { createSubmission } from './submission.ts';
import { createSubjectsSender } from './subjects-sender.ts';
import { createSittingStore, type SittingStore } from './sitting-state.ts';

export interface SittingDependencies {
  readonly exam: OpenedExam;
  readonly calls: ExamCalls;
  readonly clock: ServerClock;
  readonly answerStorage: AnswerStorage;
  readonly onDone: (end: SittingEnd) => void;
  /** The server has stored answers of this page; other tabs of the browser may show older ones. */
  readonly onSaved: () => void;
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
  /** After another device has taken the attempt over: goes on on this one, and sends what is unsaved. */
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

/** Of an attempt whose server states none: after it only what was received before counts. */
const usualGraceMs = 3_000;

export function createSitting(dependencies: SittingDependencies): Sitting {
  const { exam, answerStorage } = dependencies;
  const store = createSittingStore(exam, answerStorage);
  const { sender, submission, server, log, news, goOnHere } = assemble(dependencies, store);
  const { state, change, dispatch, persist } = store;
  const hasUnsaved = (): boolean => {
    const { sheet, phase } = state.get();
    return phase === 'queued' || sheet.subjectsChange !== null || store.hasUnsaved();
  };
  return {
    state,
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
    log,
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
    clock,
    random,
    isOpen: () => state.get().phase === 'open',
    onNews: ({ deadlineAt, announcements }) => {
      change({ deadline: Date.parse(deadlineAt), announcements });
    },
  });
}

/** What sends subjects, answers, marks and the log. */
function createSaving(
  { exam: { attempt }, calls, clock, random, onSaved }: SittingDependencies,
  { state, change, dispatch, isOpen }: SittingStore,
  server: Pick<ServerState, 'answers'> & Pick<ExamNews, 'notice'>,
) {
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
