import type { SaveReceipt } from '@pathshala/svc-exams-contract/http';
import { type IsOpen, nextSave } from '../model/next-save.ts';
import type { SentAnswer, Sheet, SheetEvent } from '../model/sheet.ts';
import { createAlarm } from './alarm.ts';
import type { SubjectsSender } from './subjects-sender.ts';
import type { Save } from './exam-calls.ts';
import { type Fault, faultOf, messageOf, waitAfter } from './fault.ts';

/** Why answers do not get through; null: they do. */
export type Trouble = 'offline' | 'failing' | 'logged-out' | null;

export interface SenderDependencies {
  readonly sheet: () => Sheet;
  readonly dispatch: (event: SheetEvent) => void;
  readonly isOpen: IsOpen;
  readonly save: (save: Save) => Promise<SaveReceipt>;
  readonly onReceipt: (receipt: SaveReceipt) => void;
  /** A change of subjects goes before the answers, which are checked against it. */
  readonly subjects: SubjectsSender;
  /** Fetches the server's answers and lays them under this screen's. */
  readonly reread: () => Promise<void>;
  readonly onTrouble: (trouble: Trouble) => void;
  /** The server takes no answers any more. */
  readonly onOver: () => void;
  /** The server's words against an answer. */
  readonly onRefused: (message: string) => void;
  readonly random: () => number;
}

export interface AnswerSender {
  /** Something was chosen: it goes within 250 ms, in company of what is chosen until then. */
  readonly wake: () => void;
  /** Now, without waiting: the line may be back, or the page may be going. */
  readonly flush: (isLast?: boolean) => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

const gathering = 250;

/** The one channel of answers: at most one save under way, repeated until the server has taken it. */
export function createAnswerSender(dependencies: SenderDependencies): AnswerSender {
  const { sheet, dispatch, isOpen, subjects } = dependencies;
  const alarm = createAlarm();
  let failures = 0;
  let isPaused = false;

  function hasWork(): boolean {
    if (isPaused || subjects.isSending() || sheet().flight !== null) return false;
    return sheet().subjectsChange !== null || nextSave(sheet(), isOpen) !== null;
  }

  function wake(): void {
    if (alarm.isSet() || !hasWork()) return;
    alarm.set(() => void send(false), gathering);
  }

  async function send(isLast: boolean): Promise<void> {
    if (!hasWork()) return;
    // Without a change of subjects the save goes in this turn: the page may have no other.
    const early = sheet().subjectsChange === null ? null : await sentSubjects(dependencies);
    const fault = early ?? (isPaused ? null : await sentAnswers(dependencies, isLast));
    if (fault !== null) return meet(fault);
    failures = 0;
    dependencies.onTrouble(null);
    wake();
  }

  function meet(fault: Fault): void {
    dispatch({ type: 'failed' });
    if (fault === 'refused') return wake();
    if (fault === 'over') {
      isPaused = true;
      return dependencies.onOver();
    }
    failures += 1;
    dependencies.onTrouble(fault === 'time-left' ? 'failing' : fault);
    if (fault === 'logged-out' || isPaused) return;
    alarm.set(() => void send(false), waitAfter(failures, dependencies.random));
  }

  return {
    wake,
    flush: (isLast = false) => {
      alarm.cancel();
      void send(isLast);
    },
    pause: () => {
      isPaused = true;
      alarm.cancel();
    },
    resume: () => {
      isPaused = false;
      wake();
    },
  };
}

/** null: the server has the latest choice, or there is none to send. */
async function sentSubjects({ subjects }: SenderDependencies): Promise<Fault | null> {
  try {
    await subjects.send();
    return null;
  } catch (error) {
    return faultOf(error);
  }
}

/** null: what could be sent is saved. */
async function sentAnswers(dependencies: SenderDependencies, isLast: boolean): Promise<Fault | null> {
  const { sheet, dispatch, isOpen, save } = dependencies;
  const answers = nextSave(sheet(), isOpen);
  if (answers === null) return null;
  dispatch({ type: 'sent', answers });
  try {
    await settle(dependencies, await save({ answers, clientSeq: sheet().lastSeq, isLast }));
    return null;
  } catch (error) {
    return outcomeOf(dependencies, answers, error);
  }
}

async function settle(
  { dispatch, onReceipt, reread }: SenderDependencies,
  receipt: SaveReceipt,
): Promise<void> {
  onReceipt(receipt);
  if (receipt.isApplied) return dispatch({ type: 'acknowledged' });
  dispatch({ type: 'outrun', savedSeq: receipt.savedSeq });
  await reread();
}

/** A refusal may only mean that another tab has dropped the answer's subject: then nothing is wrong, it waits. */
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
