import type { SaveReceipt } from '@pathshala/svc-exams-contract/http';
import { type IsOpen, nextSave } from '../model/next-save.ts';
import type { Sheet, SheetEvent, SheetSave } from '../model/sheet.ts';
import { createTimer } from './timer.ts';
import type { SubjectsSender } from './subjects-sender.ts';
import type { Save } from './saving-calls.ts';
import { type Fault, faultOf, messageOf, waitAfter } from './fault.ts';
import type { SittingLog } from './sitting-log.ts';

/**
 * The reason why answers are not saved; null: they are. `received`: they have reached the server, which cannot store them
 * yet.
 */
export type Trouble = 'offline' | 'failing' | 'received' | 'logged-out' | null;

interface SenderDependencies {
  readonly sheet: () => Sheet;
  readonly dispatch: (event: SheetEvent) => void;
  readonly isOpen: IsOpen;
  readonly save: (save: Save) => Promise<SaveReceipt>;
  readonly log: Pick<SittingLog, 'unsent' | 'acknowledge'>;
  readonly onReceipt: (receipt: SaveReceipt) => void;
  /** A change of subjects is sent before the answers, which are checked against it. */
  readonly subjects: SubjectsSender;
  /** Fetches the server's answers and merges them under the unacknowledged ones of this screen. */
  readonly reread: () => Promise<void>;
  readonly onTrouble: (trouble: Trouble) => void;
  /** Another device holds the attempt now; the sender is paused. */
  readonly onElsewhere: () => void;
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
  const { sheet, dispatch, subjects } = dependencies;
  const timer = createTimer();
  const overListeners: (() => void)[] = [];
  let failures = 0;
  let isPaused = false;

  function hasWork(isLast: boolean): boolean {
    if (isPaused || subjects.isSending() || sheet().flight !== null) return false;
    return sheet().subjectsChange !== null || nextOf(dependencies, isLast) !== null;
  }

  function schedule(): void {
    if (timer.isSet() || !hasWork(false)) return;
    timer.set(() => void send(false), batchMs);
  }

  async function send(isLast: boolean): Promise<void> {
    if (!hasWork(isLast)) return;
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
    if (fault === 'elsewhere') {
      isPaused = true;
      return dependencies.onElsewhere();
    }
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

/** Answers and marks first; the times of questions go with them, and alone only when the page may be closing. */
function nextOf({ sheet, isOpen, log }: SenderDependencies, isLast: boolean): SheetSave | null {
  const next = nextSave(sheet(), isOpen);
  if (next !== null || sheet().flight !== null) return next;
  const { spent, focusLosses } = log.unsent();
  return focusLosses.length > 0 || (isLast && spent.length > 0) ? { answers: [], marks: [] } : null;
}

/** null: saved, or nothing to save. */
async function sentAnswers(dependencies: SenderDependencies, isLast: boolean): Promise<Fault | null> {
  const { sheet, dispatch, save, log } = dependencies;
  const next = nextOf(dependencies, isLast);
  if (next === null) return null;
  const entries = log.unsent();
  dispatch({ type: 'sent', ...next });
  try {
    const receipt = await save({ ...next, ...entries, clientSeq: sheet().lastSeq, isLast });
    if (receipt.isApplied) log.acknowledge(entries);
    await applyReceipt(dependencies, receipt);
    return null;
  } catch (error) {
    return outcomeOf(dependencies, next, error);
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
  { answers, marks }: SheetSave,
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
  if ([...answers, ...marks].every(({ questionId }) => isOpen(questionId))) dispatch({ type: 'refused' });
  return fault;
}
