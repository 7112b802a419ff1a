import type { AttemptChange, Attempts } from '../../attempts/ports.ts';
import { rulesOf } from '../../papers/ports.ts';
import type { DeskSignals } from '../ports.ts';

/** A larger change is written into several documents. */
const idsOfSignal = 1000;
const idsOfWrite = 200;

/** Every process has read a signal by then. */
const signalLifeMs = 60_000;

export interface DeskChangesDependencies {
  readonly attempts: Attempts;
  readonly signals: DeskSignals;
  readonly newId: () => string;
  readonly now: () => number;
}

type Seen = Omit<AttemptChange, 'attemptId'> & { readonly _id: string };

export interface DeskChanges {
  noteChange(change: AttemptChange): void;
  noteSeen(attempt: Seen): void;
  /** Tells the other processes what changed in this one since the last call. */
  publish(): Promise<void>;
}

/** Collects which attempts changed, so that any number of saves costs one small write a second. */
export function createDeskChanges({ attempts, signals, newId, now }: DeskChangesDependencies): DeskChanges {
  let changed = new Map<string, Set<string> | null>();
  let seen = new Set<string>();
  let removedAt = 0;

  function noteChange({ examId, examKind, attemptId }: AttemptChange): void {
    if (rulesOf({ examKind }).window !== 'start-to-end') return;
    const ids = changed.get(examId);
    if (ids === null) return;
    if (attemptId === null) changed.set(examId, null);
    else if (ids === undefined) changed.set(examId, new Set([attemptId]));
    else ids.add(attemptId);
  }

  async function storeSeen(): Promise<void> {
    const ids = [...seen];
    seen = new Set();
    const at = new Date(now()).toISOString();
    for (const part of partsOf(ids, idsOfWrite)) await attempts.noteSeen(part, at);
  }

  async function removeOld(): Promise<void> {
    if (now() - removedAt < signalLifeMs) return;
    removedAt = now();
    await signals.removeBefore(removedAt - signalLifeMs);
  }

  return {
    noteChange,
    noteSeen({ _id: attemptId, examId, examKind }) {
      seen.add(attemptId);
      noteChange({ examId, examKind, attemptId });
    },
    async publish() {
      if (seen.size > 0) await storeSeen();
      const batch = changed;
      changed = new Map();
      if (batch.size > 0) {
        await signals.publish([...batch].flatMap(([examId, ids]) => signalsOf(examId, ids)));
      }
      await removeOld();
    },
  };

  function signalsOf(examId: string, ids: ReadonlySet<string> | null) {
    const signal = (attemptIds: readonly string[] | null) => ({
      _id: newId(),
      examId,
      at: now(),
      attemptIds,
    });
    return ids === null ? [signal(null)] : partsOf([...ids], idsOfSignal).map(signal);
  }
}

function partsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}
