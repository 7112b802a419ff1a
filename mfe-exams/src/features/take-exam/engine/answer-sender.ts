import type { SaveReceipt } from '@pathshala/svc-exams/contract/http';
import { type IsOpen, nextSave } from '../model/next-save.ts';
import type { SentAnswer, Sheet, SheetEvent } from '../model/sheet.ts';
import { createAlarm } from './alarm.ts';
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
  const { sheet, dispatch, isOpen } = dependencies;
  const alarm = createAlarm();
  let failures = 0;
  let isPaused = false;

  function wake(): void {
    if (isPaused || alarm.isSet() || !nextSave(sheet(), isOpen)) return;
    alarm.set(() => void send(false), gathering);
  }

  async function send(isLast: boolean): Promise<void> {
    const answers = isPaused ? null : nextSave(sheet(), isOpen);
    if (!answers) return;
    dispatch({ type: 'sent', answers });
    try {
      const receipt = await dependencies.save({ answers, clientSeq: sheet().lastSeq, isLast });
      await settle(dependencies, receipt);
      failures = 0;
      dependencies.onTrouble(null);
      wake();
    } catch (error) {
      await meet(await outcomeOf(dependencies, answers, error));
    }
  }

  async function meet(fault: Fault): Promise<void> {
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
