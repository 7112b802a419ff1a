/** The choice for a question: an option's id, several (`choice.ts`) or a written text; null for none. */
export type Choice = string | null;

/** A choice that the server has not acknowledged yet. */
export interface Change {
  readonly option: Choice;
  /** Grows with every choice on this screen: a receipt for an older choice does not acknowledge it. */
  readonly no: number;
  /** The values that this page may have stored on the server for the question: the one before, and everything sent since. */
  readonly ours: readonly Choice[];
}

/** A choice as it is sent. */
export interface SentAnswer {
  readonly questionId: string;
  readonly option: Choice;
  readonly no: number;
}

type ByQuestion<Value> = Readonly<Record<string, Value>>;

/** A choice by question: what the server has, and over it what it has not acknowledged yet. */
export interface Ledger {
  readonly saved: ByQuestion<string>;
  readonly changes: ByQuestion<Change>;
}

/** Returns the choice that the student sees. */
export function choiceOf({ changes, saved }: Ledger, questionId: string): Choice {
  const change = changes[questionId];
  return change ? change.option : (saved[questionId] ?? null);
}

/** A choice that is reverted before it was sent needs no call. */
export function withChoice(ledger: Ledger, { questionId, option, no }: SentAnswer): Ledger {
  const { saved, changes } = ledger;
  const base = saved[questionId] ?? null;
  const ours = changes[questionId]?.ours ?? [base];
  const isNeverSent = ours.length === 1;
  return {
    saved,
    changes:
      isNeverSent && option === base
        ? without(changes, questionId)
        : { ...changes, [questionId]: { option, no, ours } },
  };
}

/** The server may have these from now on. */
export function withSent({ saved, changes }: Ledger, sent: readonly SentAnswer[]): Ledger {
  const next = { ...changes };
  for (const { questionId, option } of sent) {
    const change = next[questionId];
    if (change) next[questionId] = { ...change, ours: withOurs(change.ours, option) };
  }
  return { saved, changes: next };
}

/** A repeat is not stored again: a written text is long. The first stays the first, the value before. */
function withOurs(ours: Change['ours'], option: Choice): Change['ours'] {
  return ours.indexOf(option) > 0 ? ours : [...ours, option];
}

/** The server has these. A newer choice for the same question stays unacknowledged. */
export function withAcknowledged(ledger: Ledger, sent: readonly SentAnswer[]): Ledger {
  let { saved, changes } = ledger;
  for (const { questionId, option, no } of sent) {
    saved = option === null ? without(saved, questionId) : { ...saved, [questionId]: option };
    const change = changes[questionId];
    if (!change) continue;
    changes =
      change.no === no
        ? without(changes, questionId)
        : { ...changes, [questionId]: { ...change, ours: [option] } };
  }
  return { saved, changes };
}

/** The server will never accept this one; a newer choice for the question is another matter. */
export function withoutRefused({ saved, changes }: Ledger, { questionId, no }: SentAnswer): Ledger {
  return { saved, changes: changes[questionId]?.no === no ? without(changes, questionId) : changes };
}

/** Returns the ledger with the server's current answers below the choices that are not acknowledged. */
export function withMerged({ changes }: Ledger, saved: Ledger['saved']): Ledger {
  const merged = Object.entries(changes).map(
    ([questionId, change]) =>
      [questionId, { ...change, ours: [...change.ours, saved[questionId] ?? null] }] as const,
  );
  return { saved, changes: Object.fromEntries(merged) };
}

/** Returns the choices that are not acknowledged, in the order of choosing. */
export function unacknowledged({ changes }: Ledger): readonly SentAnswer[] {
  return Object.entries(changes)
    .map(([questionId, { option, no }]) => ({ questionId, option, no }))
    .sort((one, other) => one.no - other.no);
}

function without<Value>(record: ByQuestion<Value>, key: string): ByQuestion<Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
