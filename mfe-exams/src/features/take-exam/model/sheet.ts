/** What is chosen for a question: an option's id, or null for none. */
export type Choice = string | null;

/** A choice that the server has not acknowledged yet. */
export interface Change {
  readonly option: Choice;
  /** Grows with every choice on this screen: a receipt for an older choice does not acknowledge it. */
  readonly no: number;
  /** What this page may have stored on the server for the question: its value before, and everything sent since. */
  readonly ours: readonly Choice[];
}

export interface SentAnswer {
  readonly questionId: string;
  readonly option: Choice;
  readonly no: number;
}

export interface SubjectsChange {
  /** As `no` of a choice: the receipt of an older one does not acknowledge it. */
  readonly no: number;
  /** What this page may have stored on the server: the choice before, and everything sent since. */
  readonly ours: readonly (readonly string[])[];
}

/** One student's answers on this screen: those of the server, and over them what it has not acknowledged yet. */
export interface Sheet {
  readonly saved: Readonly<Record<string, string>>;
  readonly changes: Readonly<Record<string, Change>>;
  /** The save in flight; there is at most one. */
  readonly flight: { readonly seq: number; readonly answers: readonly SentAnswer[] } | null;
  /** The highest `clientSeq` that was sent from here or seen in an answer. */
  readonly lastSeq: number;
  readonly lastNo: number;
  /** Questions marked for review; stored on this device only. */
  readonly marked: readonly string[];
  /** The optional subjects as chosen on this screen; answers go by them, and after them. */
  readonly subjects: readonly string[];
  /** A choice of subjects that the server has not acknowledged yet. */
  readonly subjectsChange: SubjectsChange | null;
  /** After a refusal answers are sent one by one, so that the refused one does not block the others. */
  readonly sendsOneByOne: boolean;
}

export type SheetEvent =
  | { readonly type: 'chosen'; readonly questionId: string; readonly option: Choice }
  | { readonly type: 'marked'; readonly questionId: string }
  | { readonly type: 'sent'; readonly answers: readonly SentAnswer[] }
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

/** The server's answers and subjects of an attempt. */
export interface ServerSheet {
  readonly answers: readonly { readonly questionId: string; readonly selectedOption: string }[];
  readonly savedSeq: number;
  readonly subjects: readonly string[];
}

export function sheetOf(server: ServerSheet): Sheet {
  return {
    saved: savedIn(server),
    changes: {},
    flight: null,
    lastSeq: server.savedSeq,
    lastNo: 0,
    marked: [],
    subjects: server.subjects,
    subjectsChange: null,
    sendsOneByOne: false,
  };
}

export function savedIn({ answers }: Pick<ServerSheet, 'answers'>): Readonly<Record<string, string>> {
  return Object.fromEntries(answers.map(({ questionId, selectedOption }) => [questionId, selectedOption]));
}

/** Whether two choices of subjects are the same, in whatever order they were ticked. */
export function isSameChoice(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

/** What the student sees as chosen. */
export function choiceOf({ changes, saved }: Sheet, questionId: string): Choice {
  const change = changes[questionId];
  return change ? change.option : (saved[questionId] ?? null);
}

export function without<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
