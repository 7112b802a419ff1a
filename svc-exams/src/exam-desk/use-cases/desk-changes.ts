import type { AttemptChange, DeskAttempts } from '../../attempts/index.ts';
import { rulesOf } from '../../papers/index.ts';
import type { DeskSignal, DeskSignals } from '../ports.ts';
import { partsOf } from '../domain/parts-of.ts';
import { addChanged, type ChangedAttempts } from '../domain/changed-attempts.ts';

/** A larger change is written into several documents. */
const idsOfSignal = 1000;
const idsOfWrite = 200;

/** Every process has read a signal after this time; a process that has not reads its exams anew. */
export const signalLifeMs = 60_000;

interface DeskChangesDependencies {
  readonly deskAttempts: DeskAttempts;
  readonly signals: DeskSignals;
  readonly newId: () => string;
  readonly now: () => number;
}

type Seen = Omit<AttemptChange, 'attemptId'> & { readonly _id: string };

export interface DeskChanges {
  noteChange(change: AttemptChange): void;
  noteSeen(attempt: Seen): void;
  /** Publishes the changes of this process for the others; a failed write is repeated by the next call. */
  publish(): Promise<void>;
}

/** Collects changed attempts, so that any number of saves costs one small write a second. */
export function createDeskChanges({
  deskAttempts,
  signals,
  newId,
  now,
}: DeskChangesDependencies): DeskChanges {
  let changed: ChangedAttempts = new Map();
  const seen = new Set<string>();
  let lastSeenAt = 0;
  let removedAt = 0;

  function noteChange({ examId, examKind, attemptId }: AttemptChange): void {
    if (rulesOf({ examKind }).window !== 'start-to-end') return;
    addChanged(changed, examId, attemptId === null ? null : [attemptId]);
  }

  async function storeSeen(): Promise<void> {
    const at = new Date(lastSeenAt).toISOString();
    for (const part of partsOf([...seen], idsOfWrite)) {
      await deskAttempts.noteSeen(part, at);
      for (const id of part) seen.delete(id);
    }
  }

  async function publishChanged(): Promise<void> {
    const batch = changed;
    changed = new Map();
    try {
      if (batch.size > 0) await signals.publish(signalsOf(batch, { newId, at: now() }));
    } catch (error) {
      for (const [examId, ids] of batch) addChanged(changed, examId, ids);
      throw error;
    }
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
      lastSeenAt = now();
      noteChange({ examId, examKind, attemptId });
    },
    async publish() {
      await storeSeen();
      await publishChanged();
      await removeOld();
    },
  };
}

function signalsOf(
  changed: ChangedAttempts,
  { newId, at }: { readonly newId: () => string; readonly at: number },
): readonly DeskSignal[] {
  return [...changed].flatMap(([examId, ids]) => {
    const parts = ids === null ? [null] : partsOf([...ids], idsOfSignal);
    return parts.map((attemptIds) => ({ _id: newId(), examId, at, attemptIds }));
  });
}
