import type { Result } from '@pathshala/svc-exams-contract/http';
import type { SentAnswer } from '../model/sheet.ts';
import { createAlarm } from './alarm.ts';
import type { AnswerSender, Trouble } from './answer-sender.ts';
import type { HandIn } from './exam-calls.ts';
import { type Fault, faultOf, messageOf, waitAfter } from './fault.ts';
import type { SubjectsSender } from './subjects-sender.ts';

/** Where a sitting is: answering, being submitted by the student, waiting for the line with the submit, or at the end of its time. */
export type Phase = 'open' | 'handing-in' | 'queued' | 'time-over' | 'done';

export interface HandInDependencies {
  readonly phase: () => Phase;
  readonly onPhase: (phase: Phase) => void;
  /** Milliseconds left by the server's clock. */
  readonly timeLeft: () => number;
  /** Sets the clock anew. */
  readonly resync: () => Promise<void>;
  /** Nothing was heard of the server for so long that its deadline may be another by now. */
  readonly isStale: () => boolean;
  readonly unsaved: () => readonly SentAnswer[];
  /** A change of subjects goes before the submit. */
  readonly subjects: Pick<SubjectsSender, 'send'>;
  readonly submit: (hand: HandIn) => Promise<Result>;
  readonly saving: Pick<AnswerSender, 'flush' | 'pause' | 'resume'>;
  readonly onTrouble: (trouble: Trouble) => void;
  readonly onRefused: (message: string) => void;
  readonly onDone: (result: Result) => void;
  readonly random: () => number;
}

export interface HandingIn {
  readonly watch: () => void;
  readonly stop: () => void;
  /** By the student: checked by the server, refused in its words. Without a line it waits, and goes by itself. */
  readonly byHand: () => Promise<void>;
  /** Takes back a submit that waits for the line. */
  readonly takeBack: () => void;
  /** The server takes no more answers: only the result is left to fetch. */
  readonly fetchResult: () => void;
  /** Tries again at once: the line is back, or the student has logged in. */
  readonly retry: () => void;
}

/** Browsers come in over so many milliseconds after zero, inside the server's grace. */
const spread = 2_000;
/** A sleeping device may keep a timer from ringing: look often. */
const longestWait = 10_000;

/** Ends the sitting once: by the student, or by the clock without any check and again until it is done. */
export function createHandingIn(dependencies: HandInDependencies): HandingIn {
  const { phase, onPhase, saving, random } = dependencies;
  const alarm = createAlarm();
  const byStudent = createSubmitByStudent(dependencies, { goOn, fetchResult, watch });
  let failures = 0;

  function watch(): void {
    if (phase() !== 'open' && phase() !== 'queued') return;
    const left = dependencies.timeLeft();
    if (left > 0) {
      // The school may have moved the end while nothing was answered here.
      if (dependencies.isStale()) void resynced(dependencies);
      return alarm.set(watch, Math.min(left, longestWait));
    }
    byStudent.cancel();
    saving.flush();
    onPhase('time-over');
    alarm.set(() => void byClock(true), Math.max(0, left + random() * spread));
  }

  async function byClock(withAnswers: boolean): Promise<void> {
    saving.pause();
    const fault = await endedByClock(dependencies, withAnswers);
    if (fault === null) return;
    if (fault === 'time-left') return reopen();
    failures += 1;
    dependencies.onTrouble(fault === 'offline' || fault === 'logged-out' ? fault : 'failing');
    const again = (): void => void byClock(withAnswers && fault !== 'refused');
    if (fault === 'logged-out') alarm.hold(again);
    else alarm.set(again, waitAfter(failures, random));
  }

  /** This device's clock ran ahead, or the end was extended: the exam goes on. */
  async function reopen(): Promise<void> {
    await resynced(dependencies);
    if (phase() !== 'done') goOn(1_000);
  }

  function goOn(delay: number): void {
    failures = 0;
    onPhase('open');
    saving.resume();
    alarm.set(watch, delay);
  }

  function fetchResult(): void {
    onPhase('time-over');
    void byClock(true);
  }

  return {
    watch,
    byHand: byStudent.submit,
    fetchResult,
    takeBack: byStudent.takeBack,
    stop: () => {
      alarm.cancel();
      byStudent.cancel();
    },
    retry: () => {
      if (phase() === 'time-over') return alarm.ringNow();
      if (phase() === 'queued') return void byStudent.submit();
      watch();
    },
  };
}

interface SubmitByStudent {
  readonly submit: () => Promise<void>;
  readonly takeBack: () => void;
  /** Of a submit that waits: it does not go by itself any more. */
  readonly cancel: () => void;
}

interface AfterSubmit {
  /** The exam goes on; the clock is looked at after so many milliseconds. */
  readonly goOn: (delay: number) => void;
  readonly fetchResult: () => void;
  readonly watch: () => void;
}

/** The student's own submit; what does not get through is tried again, until the student takes it back or the time is over. */
function createSubmitByStudent(dependencies: HandInDependencies, after: AfterSubmit): SubmitByStudent {
  const { phase, onPhase, saving, random } = dependencies;
  const queue = createAlarm();
  let failures = 0;

  async function submit(): Promise<void> {
    if (phase() !== 'open' && phase() !== 'queued') return;
    queue.cancel();
    onPhase('handing-in');
    saving.pause();
    const fault = await endedByHand(dependencies);
    if (fault === null) return;
    if (fault === 'over') return after.fetchResult();
    if (fault === 'refused' || fault === 'time-left') {
      failures = 0;
      return after.goOn(0);
    }
    wait(fault);
  }

  function wait(fault: Exclude<Trouble, null>): void {
    failures += 1;
    dependencies.onTrouble(fault);
    onPhase('queued');
    const again = (): void => void submit();
    if (fault === 'logged-out') queue.hold(again);
    else queue.set(again, waitAfter(failures, random));
    after.watch();
  }

  function takeBack(): void {
    if (phase() !== 'queued') return;
    queue.cancel();
    after.goOn(0);
  }

  return { submit, takeBack, cancel: queue.cancel };
}

/** null: it is done. The subjects may come too late; the submit then tells what counts. */
async function endedByClock(dependencies: HandInDependencies, withAnswers: boolean): Promise<Fault | null> {
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

/** null: it is done. A refusal is said in the server's words. */
async function endedByHand(dependencies: HandInDependencies): Promise<Fault | null> {
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

/** A failed look at the clock costs nothing: the next look brings another. */
async function resynced({ resync }: HandInDependencies): Promise<void> {
  try {
    await resync();
  } catch (error) {
    faultOf(error);
  }
}
