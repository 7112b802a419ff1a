import type { Result } from '@pathshala/svc-exams/contract/http';
import type { SentAnswer } from '../model/sheet.ts';
import { createAlarm } from './alarm.ts';
import type { AnswerSender, Trouble } from './answer-sender.ts';
import type { HandIn } from './exam-calls.ts';
import { type Fault, faultOf, messageOf, waitAfter } from './fault.ts';

/** Where a sitting is: answering, being handed in by the student, or at the end of its time. */
export type Phase = 'open' | 'handing-in' | 'time-over' | 'done';

export interface HandInDependencies {
  readonly phase: () => Phase;
  readonly onPhase: (phase: Phase) => void;
  /** Milliseconds left by the server's clock. */
  readonly timeLeft: () => number;
  /** Sets the clock anew. */
  readonly resync: () => Promise<void>;
  readonly unsaved: () => readonly SentAnswer[];
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
  /** By the student: checked by the server, refused in its words. */
  readonly byHand: () => Promise<void>;
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
  let failures = 0;

  function watch(): void {
    if (phase() !== 'open') return;
    const left = dependencies.timeLeft();
    if (left > 0) return alarm.set(watch, Math.min(left, longestWait));
    saving.flush();
    onPhase('time-over');
    alarm.set(() => void byClock(true), Math.max(0, left + random() * spread));
  }

  async function byClock(withAnswers: boolean): Promise<void> {
    saving.pause();
    const answers = withAnswers ? dependencies.unsaved() : [];
    const fault = await submitted(dependencies, { auto: true, answers });
    if (fault === null) return;
    if (fault === 'time-left') return reopen();
    failures += 1;
    dependencies.onTrouble(fault === 'offline' || fault === 'logged-out' ? fault : 'failing');
    const again = (): void => void byClock(withAnswers && fault !== 'refused');
    if (fault === 'logged-out') alarm.hold(again);
    else alarm.set(again, waitAfter(failures, random));
  }

  /** This device's clock ran ahead: the exam goes on. */
  async function reopen(): Promise<void> {
    await resynced(dependencies);
    if (phase() === 'done') return;
    onPhase('open');
    saving.resume();
    alarm.set(watch, 1_000);
  }

  async function byHand(): Promise<void> {
    if (phase() !== 'open') return;
    onPhase('handing-in');
    saving.pause();
    const fault = await submitted(dependencies, { auto: false, answers: dependencies.unsaved() });
    if (fault === null) return alarm.cancel();
    if (fault === 'over') return fetchResult();
    onPhase('open');
    saving.resume();
    watch();
  }

  function fetchResult(): void {
    onPhase('time-over');
    void byClock(true);
  }

  return {
    watch,
    byHand,
    fetchResult,
    stop: alarm.cancel,
    retry: () => (phase() === 'time-over' ? alarm.ringNow() : watch()),
  };
}

/** null: it is done. A student's own submit that failed says so in the server's words. */
async function submitted(dependencies: HandInDependencies, hand: HandIn): Promise<Fault | null> {
  try {
    dependencies.onDone(await dependencies.submit(hand));
    return null;
  } catch (error) {
    const fault = faultOf(error);
    if (hand.auto || fault === 'over') return fault;
    if (fault === 'logged-out') dependencies.onTrouble(fault);
    else dependencies.onRefused(messageOf(error));
    return fault;
  }
}

/** A failed look at the clock costs nothing: the next second brings another. */
async function resynced({ resync }: HandInDependencies): Promise<void> {
  try {
    await resync();
  } catch (error) {
    faultOf(error);
  }
}
