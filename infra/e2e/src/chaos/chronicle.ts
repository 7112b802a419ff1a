import type { Call, ClocksSet, Entry, PaperKey, SetBack } from './journal.ts';

/** The calls about one attempt. */
export interface AttemptCalls {
  readonly starts: Call[];
  readonly saves: Call[];
  readonly submits: Call[];
}

/** The journal, sorted for the checker. */
export interface Chronicle {
  readonly attempts: ReadonlyMap<string, AttemptCalls>;
  /** How many starts of a student and an exam the client learned no attempt of. */
  readonly unanswered: ReadonlyMap<string, number>;
  readonly papers: ReadonlyMap<string, PaperKey['questions']>;
  readonly clocks: readonly ClocksSet[];
  readonly setBacks: readonly SetBack[];
  readonly poison: ReadonlySet<string>;
  /** Answers that are neither a success nor an honest refusal. */
  readonly dishonest: readonly Call[];
  readonly calls: number;
}

export const startsOf = ({ studentId, examId }: { studentId: string; examId: string }): string =>
  `${studentId} ${examId}`;

const listOf = { start: 'starts', save: 'saves', submit: 'submits' } as const;

export async function sortJournal(entries: AsyncIterable<Entry> | Iterable<Entry>): Promise<Chronicle> {
  const attempts = new Map<string, AttemptCalls>();
  const unanswered = new Map<string, number>();
  const papers = new Map<string, PaperKey['questions']>();
  const clocks: ClocksSet[] = [];
  const setBacks: SetBack[] = [];
  const poison = new Set<string>();
  const dishonest: Call[] = [];
  let calls = 0;

  function takeCall(call: Call): void {
    calls += 1;
    if (!isHonest(call)) dishonest.push(call);
    if (call.kind === 'start' && call.started === undefined)
      unanswered.set(startsOf(call), (unanswered.get(startsOf(call)) ?? 0) + 1);
    const attemptId = call.attemptId ?? call.started?.attemptId;
    if (attemptId === undefined) return;
    const own = attempts.get(attemptId) ?? { starts: [], saves: [], submits: [] };
    attempts.set(attemptId, own);
    own[listOf[call.kind]].push(call);
  }

  for await (const entry of entries) {
    if (entry.is === 'call') takeCall(entry);
    else if (entry.is === 'paper') papers.set(entry.paperUrl, entry.questions);
    else if (entry.is === 'clocks') clocks.push(entry);
    else if (entry.is === 'set back') setBacks.push(entry);
    else poison.add(entry.id);
  }
  return { attempts, unanswered, papers, clocks, setBacks, poison, dishonest, calls };
}

/** I7: 5xx is 503, and that and 429 say when to come back. */
function isHonest({ status, hasRetryAfter = false }: Call): boolean {
  if (status === null) return true;
  if (status === 503 || status === 429) return hasRetryAfter;
  return status < 500;
}

export const isAccepted = ({ status }: Call): boolean => status !== null && status < 300;

/** Whether the stores were set back over it: what it was answered binds nobody any more. */
export function wasSetBack({ setBacks }: Chronicle, { sentAt, endedAt }: Call): boolean {
  return setBacks.some(({ to, at }) => endedAt > to && sentAt < at);
}

/** The lowest skew of any clock of the product while the call was in progress: by that clock it came earliest. */
export function lowestSkew({ clocks }: Chronicle, { sentAt, endedAt }: Call): number {
  const before = clocks.findLast(({ at }) => at < sentAt);
  const during = clocks.filter(({ at }) => at >= sentAt && at <= endedAt);
  const all = [before?.skewsMs ?? [0], ...during.map(({ skewsMs }) => skewsMs)];
  return Math.min(...all.flat());
}
