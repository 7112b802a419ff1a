import type { AttemptChange, MovedDeadline } from '../domain/desk-attempt.ts';
import type { AttemptPorts, Attempts } from '../ports.ts';

export interface AttemptChanges extends Pick<AttemptPorts, 'onChange' | 'onMovedDeadline'> {
  readonly report: (change: AttemptChange) => void;
  readonly reportMoved: (moved: MovedDeadline) => void;
}

export function createAttemptChanges(): AttemptChanges {
  const listeners: ((change: AttemptChange) => void)[] = [];
  const ofMoved: ((moved: MovedDeadline) => void)[] = [];
  return {
    onChange: (listener) => void listeners.push(listener),
    report: (change) => listeners.forEach((listener) => listener(change)),
    onMovedDeadline: (listener) => void ofMoved.push(listener),
    reportMoved: (moved) => ofMoved.forEach((listener) => listener(moved)),
  };
}

/** Reports the changes of attempts in this process, after they are stored. */
export function observedAttempts(attempts: Attempts, { report, reportMoved }: AttemptChanges): Attempts {
  const changed = ({ _id: attemptId, examId, examKind }: Changed): void =>
    report({ attemptId, examId, examKind });

  async function changedById(id: string): Promise<void> {
    const facts = await attempts.facts(id);
    if (facts !== null) changed(facts);
  }

  return {
    ...attempts,
    async begin(attempt) {
      const isBegun = await attempts.begin(attempt);
      if (isBegun) changed(attempt);
      return isBegun;
    },
    async save(save) {
      const isSaved = await attempts.save(save);
      if (isSaved) changed(save.facts);
      return isSaved;
    },
    async change(id, rule) {
      const attempt = await attempts.change(id, rule);
      changed(attempt);
      return attempt;
    },
    async submit(id, submission) {
      const attempt = await attempts.submit(id, submission);
      changed(attempt);
      return attempt;
    },
    async transferOwnership(from, to) {
      const ids = await attempts.transferOwnership(from, to);
      for (const id of ids) await changedById(id);
      return ids;
    },
    async giveTime(attempt, given) {
      const isGiven = await attempts.giveTime(attempt, given);
      if (isGiven) changed(attempt);
      if (isGiven) reportMoved({ attemptId: attempt._id, deadlineAt: given.to });
      return isGiven;
    },
    async moveDeadline(id, move) {
      const isMoved = await attempts.moveDeadline(id, move);
      if (isMoved) reportMoved({ attemptId: id, deadlineAt: move.to });
      return isMoved;
    },
  };
}

type Changed = Pick<AttemptChange, 'examId' | 'examKind'> & { readonly _id: string };
