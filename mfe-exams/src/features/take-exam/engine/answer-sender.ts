import type { SaveReceipt } from '@pathshala/svc-exams-contract/http';
import { type IsOpen, nextSave } from '../model/next-save.ts';
import type { SentAnswer, Sheet, SheetEvent } from '../model/sheet.ts';
import { createTimer } from './timer.ts';
import type { SubjectsSender } from './subjects-sender.ts';
import type { Save } from './exam-calls.ts';
import { type Fault, faultOf, messageOf, waitAfter } from './fault.ts';

/** Why answers do not reach the server; null: they do. */
export type Trouble = 'offline' | 'failing' | 'logged-out' | null;

export interface SenderDependencies {
  readonly sheet: () => Sheet;
  readonly dispatch: (event: SheetEvent) => void;
  readonly isOpen: IsOpen;
  readonly save: (save: Save) => Promise<SaveReceipt>;
  readonly onReceipt: (receipt: SaveReceipt) => void;
  /** A change of subjects is sent before the answers, which are checked against it. */
  readonly subjects: SubjectsSender;
  /** Fetches the server's answers and merges them under the unacknowledged ones of this screen. */
  readonly reread: () => Promise<void>;
  readonly onTrouble: (trouble: Trouble) => void;
  /** The server's message about a refused answer. */
  readonly onRefused: (message: string) => void;
  readonly random: () => number;
}

export interface AnswerSender {
  /** Something was chosen: it is sent within 250 ms, together with what is chosen until then. */
  readonly schedule: () => void;
  /** Sends at once: the connection may be back, or the page may be closing. */
  readonly flush: (isLast?: boolean) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Adds a listener for when the server accepts no more answers; the sender is paused then. */
  readonly onOver: (listener: () => void) => void;
}

/** Choices within so many milliseconds go in one save. */
const batchMs = 250;

/** Sends the answers: at most one save at a time, retried until the server has acknowledged it. */
export function createAnswerSender(dependencies: SenderDependencies): AnswerSender {
  const { sheet, dispatch, isOpen, subjects } = dependencies;
  const timer = createTimer();
  const overListeners: (() => void)[] = [];
  let failures = 0;
  let isPaused = false;

  function hasWork(): boolean {
    if (isPaused || subjects.isSending() || sheet().flight !== null) return false;
    return sheet().subjectsChange !== null || nextSave(sheet(), isOpen) !== null;
  }

  function schedule(): void {
    if (timer.isSet() || !hasWork()) return;
    timer.set(() => void send(false), batchMs);
  }

  async function send(isLast: boolean): Promise<void> {
    if (!hasWork()) return;
    // Without a change of subjects the save is sent synchronously: the page may be closing.
    const early = sheet().subjectsChange === null ? null : await sentSubjects(dependencies);
    const fault = early ?? (isPaused ? null : await sentAnswers(dependencies, isLast));
    if (fault !== null) return onFault(fault);
    failures = 0;
    dependencies.onTrouble(null);
    schedule();
  }

  function onFault(fault: Fault): void {
    dispatch({ type: 'failed' });
    if (fault === 'refused') return schedule();
    if (fault === 'over') {
      isPaused = true;
      for (const listener of overListeners) listener();
      return;
    }
    failures += 1;
    dependencies.onTrouble(fault === 'time-left' ? 'failing' : fault);
    if (fault === 'logged-out' || isPaused) return;
    timer.set(() => void send(false), waitAfter(failures, dependencies.random));
  }

  return {
    schedule,
    flush: (isLast = false) => {
      timer.cancel();
      void send(isLast);
    },
    pause: () => {
      isPaused = true;
      timer.cancel();
    },
    resume: () => {
      isPaused = false;
      schedule();
    },
    onOver: (listener) => {
      overListeners.push(listener);
    },
  };
}

/** null: the server has the latest choice of subjects. */
async function sentSubjects({ subjects }: SenderDependencies): Promise<Fault | null> {
  try {
    await subjects.send();
    return null;
  } catch (error) {
    return faultOf(error);
  }
}

/** null: saved, or nothing to save. */
async function sentAnswers(dependencies: SenderDependencies, isLast: boolean): Promise<Fault | null> {
  const { sheet, dispatch, isOpen, save } = dependencies;
  const answers = nextSave(sheet(), isOpen);
  if (answers === null) return null;
  dispatch({ type: 'sent', answers });
  try {
    await applyReceipt(dependencies, await save({ answers, clientSeq: sheet().lastSeq, isLast }));
    return null;
  } catch (error) {
    return outcomeOf(dependencies, answers, error);
  }
}

async function applyReceipt(
  { dispatch, onReceipt, reread }: SenderDependencies,
  receipt: SaveReceipt,
): Promise<void> {
  onReceipt(receipt);
  if (receipt.isApplied) return dispatch({ type: 'acknowledged' });
  dispatch({ type: 'stale', savedSeq: receipt.savedSeq });
  await reread();
}

/** A refusal may only mean that another tab has dropped the answer's subject: then the answer waits for it. */
async function outcomeOf(
  { dispatch, isOpen, reread, onRefused }: SenderDependencies,
  answers: readonly SentAnswer[],
  error: unknown,
): Promise<Fault> {
  const fault = faultOf(error);
  if (fault !== 'refused') return fault;
  onRefused(messageOf(error));
  try {
    await reread();
  } catch (failure) {
    const other = faultOf(failure);
    return other === 'refused' ? 'failing' : other;
  }
  if (answers.every(({ questionId }) => isOpen(questionId))) dispatch({ type: 'refused' });
  return fault;
}
