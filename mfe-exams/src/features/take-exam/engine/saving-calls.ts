import type {
  AnswerInput,
  Result,
  saveAnswers,
  SaveReceipt,
  submitAttempt,
} from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { isApiError } from '@pathshala/web-kit/api-error';
import { optionsIn } from '../model/choice.ts';
import type { SentAnswer } from '../model/ledger.ts';
import { type SheetSave, writtenQuestion } from '../model/sheet.ts';
import type { HeldReceipts } from './held-receipts.ts';
import { sendHeld, sendReceipted } from './receipted-calls.ts';
import type { LogEntries } from './sitting-log.ts';

export interface Save extends SheetSave, LogEntries {
  readonly clientSeq: number;
  /** True: the page may be closing. */
  readonly isLast: boolean;
}

export interface SubmitRequest {
  readonly answers: readonly SentAnswer[];
  readonly auto: boolean;
}

export interface SavingCalls {
  readonly save: (attemptId: string, save: Save) => Promise<SaveReceipt>;
  readonly submit: (attemptId: string, request: SubmitRequest) => Promise<Result>;
  /** Submits after the grace period: first, unchanged, what was received in time. */
  readonly submitLate: (attemptId: string, request: SubmitRequest) => Promise<Result>;
  /** Answers or a submit of the attempt were received and not stored. */
  readonly hasReceipts: (attemptId: string) => boolean;
  /** The student goes on: an earlier submit is not sent any more. */
  readonly forgetSubmit: (attemptId: string) => void;
}

interface DeliveringCalls extends SavingCalls {
  /** Sends what a page before this one was answered with a ticket; a failure leaves it for the next time. */
  readonly deliverHeld: () => Promise<void>;
}

interface SavingDependencies {
  readonly device: string;
  readonly receipts: HeldReceipts;
}

const callOptions = { endsSession: false, timeout: 10_000 } as const;

/** The calls whose answers must not be lost: each that the server received and could not store is sent again with its ticket. */
export function createSavingCalls(api: Api, { device, receipts }: SavingDependencies): DeliveringCalls {
  type SaveBody = ReturnType<typeof saveBodyOf> & { readonly device: string };
  type SubmitBody = ReturnType<typeof submitBodyOf>;

  const putAnswers =
    (keepalive: boolean) => (id: string, body: SaveBody, receiptTicket: string | undefined) => {
      const options = { ...callOptions, keepalive, receiptTicket };
      const input = { params: { id }, body };
      return api.call<typeof saveAnswers>('put', '/exams/attempts/{id}/answers', input, options);
    };
  const postSubmit = (id: string, body: SubmitBody, receiptTicket: string | undefined) => {
    const options = { ...callOptions, receiptTicket };
    const input = { params: { id }, body };
    return api.call<typeof submitAttempt>('post', '/exams/attempts/{id}/submit', input, options);
  };

  const submit: SavingCalls['submit'] = async (attemptId, request) => {
    const body = submitBodyOf(request);
    const result = await sendReceipted(receipts, { attemptId, kind: 'submit', body }, postSubmit);
    receipts.drop(attemptId, 'answers');
    return result;
  };

  return {
    submit,
    save: (attemptId, save) => {
      const body = { ...saveBodyOf(save), device };
      return sendReceipted(receipts, { attemptId, kind: 'answers', body }, putAnswers(save.isLast));
    },
    submitLate: async (attemptId, request) => {
      const submitted = receipts.find(attemptId, 'submit');
      const result = submitted === null ? null : await sendHeld(receipts, submitted, postSubmit);
      if (result !== null) {
        receipts.drop(attemptId, 'answers');
        return result;
      }
      const saved = receipts.find(attemptId, 'answers');
      if (saved !== null) await sendHeld(receipts, saved, putAnswers(false));
      return submit(attemptId, request);
    },
    hasReceipts: (attemptId) =>
      (['answers', 'submit'] as const).some((kind) => receipts.find(attemptId, kind) !== null),
    forgetSubmit: (attemptId) => receipts.drop(attemptId, 'submit'),
    deliverHeld: async () => {
      for (const held of receipts.all()) {
        try {
          if (held.kind === 'answers') await sendHeld(receipts, held, putAnswers(false));
          else await sendHeld(receipts, held, postSubmit);
        } catch (error) {
          if (!isApiError(error)) throw error;
        }
      }
    },
  };
}

/** Omits empty fields: the usual save has answers alone. */
function saveBodyOf({ answers, marks, spent, focusLosses, clientSeq }: Save) {
  const marked = marks.map(({ questionId, option }) => ({ questionId, isMarked: option !== null }));
  return {
    clientSeq,
    answers: answers.map(bodyOf),
    ...(marked.length > 0 ? { marked } : {}),
    ...(spent.length > 0 ? { spent: [...spent] } : {}),
    ...(focusLosses.length > 0 ? { focusLosses: [...focusLosses] } : {}),
  };
}

function submitBodyOf({ answers, auto }: SubmitRequest) {
  return { auto, answers: answers.map(bodyOf) };
}

function bodyOf({ questionId, option }: SentAnswer): AnswerInput {
  if (questionId === writtenQuestion) return { questionId, text: option ?? '' };
  const options = optionsIn(option);
  return options.length > 1
    ? { questionId, selectedOptions: [...options] }
    : { questionId, selectedOption: option };
}
