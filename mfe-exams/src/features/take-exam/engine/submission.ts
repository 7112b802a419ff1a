import type { Result } from '@pathshala/svc-exams-contract/http';
import type { SentAnswer } from '../model/ledger.ts';
import { createTimer } from './timer.ts';
import type { AnswerSender, Trouble } from './answer-sender.ts';
import type { SubmitRequest } from './saving-calls.ts';
import { type Fault, faultOf, messageOf, waitAfter } from './fault.ts';
import type { SubjectsSender } from './subjects-sender.ts';

/**
 * The state of a sitting: answering, being submitted by the student, waiting offline with the submit, gone on on another
 * device, or at the end of its time.
 */
export type Phase = 'open' | 'submitting' | 'queued' | 'elsewhere' | 'time-over' | 'done';

interface SubmissionDependencies {
  readonly phase: () => Phase;
  readonly onPhase: (phase: Phase) => void;
  /** Milliseconds left by the server's clock. */
  readonly timeLeft: () => number;
  /** Sets the clock again. */
  readonly resync: () => Promise<void>;
  /** The server has not responded for so long that the deadline may have been moved. */
  readonly isStale: () => boolean;
  readonly unsaved: () => readonly SentAnswer[];
  /** A change of subjects is sent before the submit. */
  readonly subjects: Pick<SubjectsSender, 'send'>;
  readonly submit: (request: SubmitRequest) => Promise<Result>;
  /** The student goes on with the exam: an earlier submit is not sent any more. */
  readonly onReopened: () => void;
  readonly saving: Pick<AnswerSender, 'flush' | 'pause' | 'resume' | 'onOver'>;
  readonly onTrouble: (trouble: Trouble) => void;
  readonly onRefused: (message: string) => void;
  readonly onDone: (result: Result) => void;
  readonly random: () => number;
  /** The attempt's grace: milliseconds after the deadline in which a submit counts. */
  readonly graceMs: number;
}

export interface Submission {
  readonly watch: () => void;
  readonly stop: () => void;
  /** Submits at the student's request: the server checks it and may refuse it. Offline it is queued and sent later. */
  readonly submit: () => Promise<void>;
  /** Cancels a queued submit. */
  readonly takeBack: () => void;
  /** Retries at once: the connection is back, or the student has logged in. */
  readonly retry: () => void;
}

/** Browsers spread their submits over this part of the server's grace; the rest is for the network. */
const spreadPart = 2 / 3;
const delayOf = (left: number, { random, graceMs }: Pick<SubmissionDependencies, 'random' | 'graceMs'>) =>
  Math.max(0, left + random() * spreadPart * graceMs);
/** The phases that the deadline ends. */
const watched: ReadonlySet<Phase> = new Set(['open', 'queued', 'elsewhere']);
/** A sleeping device may delay a timer: check often. */
const maxWait = 10_000;

/** Submits once: by the student, or at the deadline without any check, retried until it is done. */
export function createSubmission(dependencies: SubmissionDependencies): Submission {
  const { phase, onPhase, saving, random } = dependencies;
  const timer = createTimer();
  const byStudent = createStudentSubmit(dependencies, { reopen, fetchResult, watch });
  let failures = 0;

  function watch(): void {
    if (!watched.has(phase())) return;
    const left = dependencies.timeLeft();
    if (left > 0) {
      // The school may have moved the end while this page got no response.
      if (dependencies.isStale()) void resynced(dependencies);
      return timer.set(watch, Math.min(left, maxWait));
    }
    byStudent.cancel();
    saving.flush();
    // The other device has the latest answers.
    const withAnswers = phase() !== 'elsewhere';
    onPhase('time-over');
    timer.set(() => void byClock(withAnswers), delayOf(left, dependencies));
  }

  async function byClock(withAnswers: boolean): Promise<void> {
    saving.pause();
    const fault = await submittedByClock(dependencies, withAnswers);
    if (fault === null) return;
    if (fault === 'time-left') return reopenAfterCheck();
    failures += 1;
    dependencies.onTrouble(troubleOf(fault));
    const again = (): void => void byClock(withAnswers && fault !== 'refused' && fault !== 'elsewhere');
    if (fault === 'logged-out') timer.defer(again);
    else timer.set(again, waitAfter(failures, random));
  }

  /** This device's clock was ahead, or the end was extended: the exam continues. */
  async function reopenAfterCheck(): Promise<void> {
    await resynced(dependencies);
    if (phase() !== 'done') reopen(1_000);
  }

  function reopen(delay: number): void {
    failures = 0;
    dependencies.onReopened();
    onPhase('open');
    saving.resume();
    timer.set(watch, delay);
  }

  /** The server accepts no more answers. */
  function fetchResult(): void {
    onPhase('time-over');
    void byClock(true);
  }

  saving.onOver(fetchResult);
  return {
    watch,
    submit: byStudent.submit,
    takeBack: byStudent.takeBack,
    stop: () => {
      timer.cancel();
      byStudent.cancel();
    },
    retry: () => {
      if (phase() === 'time-over') return timer.fireNow();
      if (phase() === 'queued') return void byStudent.submit();
      watch();
    },
  };
}

interface StudentSubmit {
  readonly submit: () => Promise<void>;
  readonly takeBack: () => void;
  /** A queued submit is not sent any more. */
  readonly cancel: () => void;
}

interface AfterSubmit {
  /** The exam continues; the deadline is checked after so many milliseconds. */
  readonly reopen: (delay: number) => void;
  readonly fetchResult: () => void;
  readonly watch: () => void;
}

/** The student's own submit, retried until it reaches the server, the student cancels it or the time is over. */
function createStudentSubmit(dependencies: SubmissionDependencies, after: AfterSubmit): StudentSubmit {
  const { phase, onPhase, saving, random } = dependencies;
  const queue = createTimer();
  let failures = 0;

  async function submit(): Promise<void> {
    if (phase() !== 'open' && phase() !== 'queued') return;
    queue.cancel();
    onPhase('submitting');
    saving.pause();
    const fault = await submittedByStudent(dependencies);
    if (fault === null) return;
    if (fault === 'over') return after.fetchResult();
    if (fault === 'elsewhere') return onPhase('elsewhere');
    if (fault === 'refused' || fault === 'time-left') {
      failures = 0;
      return after.reopen(0);
    }
    wait(fault);
  }

  function wait(fault: Exclude<Trouble, null>): void {
    failures += 1;
    dependencies.onTrouble(fault);
    onPhase('queued');
    const again = (): void => void submit();
    if (fault === 'logged-out') queue.defer(again);
    else queue.set(again, waitAfter(failures, random));
    after.watch();
  }

  function takeBack(): void {
    if (phase() !== 'queued') return;
    queue.cancel();
    after.reopen(0);
  }

  return { submit, takeBack, cancel: queue.cancel };
}

/** Returns the trouble that a failure at the end of the time is shown as. */
function troubleOf(fault: Fault): Exclude<Trouble, null> {
  return fault === 'offline' || fault === 'logged-out' || fault === 'received' ? fault : 'failing';
}

/** null: done. A change of subjects may come too late; the result then shows what counts. */
async function submittedByClock(
  dependencies: SubmissionDependencies,
  withAnswers: boolean,
): Promise<Fault | null> {
  try {
    await dependencies.subjects.send();
  } catch (error) {
    const fault = faultOf(error);
    if (fault !== 'over') return fault;
  }
  try {
    const answers = withAnswers ? dependencies.unsaved() : [];
    dependencies.onDone(await dependencies.submit({ auto: true, answers }));
    return null;
  } catch (error) {
    return faultOf(error);
  }
}

/** null: done. A refusal is shown with the server's message. */
async function submittedByStudent(dependencies: SubmissionDependencies): Promise<Fault | null> {
  try {
    await dependencies.subjects.send();
    dependencies.onDone(await dependencies.submit({ auto: false, answers: dependencies.unsaved() }));
    return null;
  } catch (error) {
    const fault = faultOf(error);
    if (fault === 'refused' || fault === 'time-left') dependencies.onRefused(messageOf(error));
    return fault;
  }
}

/** A failed check of the clock is ignored: the next one follows. */
async function resynced({ resync }: SubmissionDependencies): Promise<void> {
  try {
    await resync();
  } catch (error) {
    faultOf(error);
  }
}
