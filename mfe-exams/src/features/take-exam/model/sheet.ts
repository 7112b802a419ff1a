import type { writtenQuestionId } from '@pathshala/svc-exams-contract/http';
import { choiceOfOptions } from './choice.ts';
import type { Choice, Ledger, SentAnswer } from './ledger.ts';

/** A save: answers, and marks for review, which are stored the same way. */
export interface SheetSave {
  readonly answers: readonly SentAnswer[];
  readonly marks: readonly SentAnswer[];
}

export interface SubjectsChange {
  /** Numbers the changes, as `no` of a choice does: the receipt of an older one does not acknowledge it. */
  readonly no: number;
  /** The values that this page may have stored on the server: the choice before, and everything sent since. */
  readonly ours: readonly (readonly string[])[];
}

/** One student's answers on this screen: those of the server, and over them what it has not acknowledged yet. */
export interface Sheet extends Ledger {
  /** The questions marked for review: their choice is `isMarked`. */
  readonly marks: Ledger;
  /** The save in flight; there is at most one. */
  readonly flight: (SheetSave & { readonly seq: number }) | null;
  /** The highest `clientSeq` that was sent from here or seen in an answer. */
  readonly lastSeq: number;
  readonly lastNo: number;
  /** The optional subjects as chosen on this screen; answers go by them, and after them. */
  readonly subjects: readonly string[];
  /** A choice of subjects that the server has not acknowledged yet. */
  readonly subjectsChange: SubjectsChange | null;
  /** True after a refusal: answers are sent one by one, so that the refused one does not block the others. */
  readonly sendsOneByOne: boolean;
}

/** The question whose choice is the text of a written exam. */
export const writtenQuestion: typeof writtenQuestionId = 'written';

/** The choice of a marked question in `marks`. */
export const marked = 'marked';

export type SheetEvent =
  | { readonly type: 'chosen'; readonly questionId: string; readonly option: Choice }
  /** Marked for review, or no longer. */
  | { readonly type: 'marked'; readonly questionId: string }
  | ({ readonly type: 'sent' } & SheetSave)
  | { readonly type: 'acknowledged' }
  /** The save changed nothing: another tab or device was ahead. */
  | { readonly type: 'stale'; readonly savedSeq: number }
  | { readonly type: 'failed' }
  | { readonly type: 'refused' }
  | { readonly type: 'merged'; readonly from: ServerSheet }
  | SubjectsEvent;

export type SubjectsEvent =
  | { readonly type: 'subjects-chosen'; readonly subjects: readonly string[] }
  | { readonly type: 'subjects-sent' }
  /** The server has these now; sent as choice `no`. */
  | { readonly type: 'subjects-acknowledged'; readonly subjects: readonly string[]; readonly no: number }
  | { readonly type: 'subjects-refused' };

/** The server's answers, marks and subjects of an attempt. */
export interface ServerSheet {
  readonly answers: readonly {
    readonly questionId: string;
    readonly selectedOption: string;
    readonly selectedOptions?: readonly string[] | undefined;
  }[];
  /** The text of a written exam. */
  readonly written?: { readonly text: string } | null;
  /** Ids of the questions marked for review. */
  readonly marked: readonly string[];
  readonly savedSeq: number;
  readonly subjects: readonly string[];
}

export function sheetOf(server: ServerSheet): Sheet {
  return {
    saved: savedIn(server),
    changes: {},
    marks: { saved: marksIn(server), changes: {} },
    flight: null,
    lastSeq: server.savedSeq,
    lastNo: 0,
    subjects: server.subjects,
    subjectsChange: null,
    sendsOneByOne: false,
  };
}

export function savedIn({ answers, written }: Pick<ServerSheet, 'answers' | 'written'>): Ledger['saved'] {
  const text = written?.text ?? '';
  const chosen = Object.fromEntries(
    answers.map(({ questionId, selectedOption, selectedOptions = [] }) => [
      questionId,
      choiceOfOptions(selectedOptions) ?? selectedOption,
    ]),
  );
  return text === '' ? chosen : { ...chosen, [writtenQuestion]: text };
}

export function marksIn(server: Pick<ServerSheet, 'marked'>): Ledger['saved'] {
  return Object.fromEntries(server.marked.map((questionId) => [questionId, marked]));
}

/** Returns whether two choices have the same subjects, in any order. */
export function isSameChoice(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}
