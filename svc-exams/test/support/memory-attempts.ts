import { applyChanges } from '../../src/attempts/domain/answers.ts';
import type { Attempt } from '../../src/attempts/domain/attempt.ts';
import type { Attempts, DeskAttempts } from '../../src/attempts/index.ts';

interface MemoryAttempts extends Attempts, DeskAttempts {
  readonly attempt: () => Attempt;
  /** The number of submits that were written: each would carry an event. */
  readonly submits: () => number;
  /** The writes in sequence: `save 1`, `move`, `submit`. */
  readonly writes: () => readonly string[];
}

/**
 * One attempt in memory under the rules of the stored one: every access is a step of its own (`step`), reads return the state
 * of that step, and a write that follows a read counts only if nothing was written in between.
 */
export function memoryAttempts(start: Attempt, step: (what: string) => Promise<void>): MemoryAttempts {
  let attempt = start;
  let revision = 0;
  let submits = 0;
  const writes: string[] = [];
  const write = (what: string, after: Attempt): void => {
    attempt = after;
    revision += 1;
    writes.push(what);
  };
  async function update(what: string, rule: (attempt: Attempt) => Attempt | null): Promise<Attempt> {
    for (;;) {
      await step(`${what} reads`);
      const read = { attempt, revision };
      const after = rule(read.attempt);
      if (after === null) return read.attempt;
      await step(`${what} writes`);
      if (revision !== read.revision) continue;
      if (what === 'submit') submits += 1;
      write(what, after);
      return after;
    }
  }
  const notAsked = (): never => {
    throw new Error('not part of this test');
  };
  return {
    attempt: () => attempt,
    submits: () => submits,
    writes: () => writes,
    idOf: notAsked,
    latest: notAsked,
    hasVersion: notAsked,
    begin: notAsked,
    overdue: notAsked,
    openOf: notAsked,
    openAt: notAsked,
    firstAttempts: notAsked,
    submittedBetween: notAsked,
    submittedIn: notAsked,
    openIn: notAsked,
    resultsShownFromElse: notAsked,
    hasUnclosed: notAsked,
    startedSince: notAsked,
    fixAnswer: notAsked,
    discard: notAsked,
    removeAllAt: notAsked,
    transferOwnership: notAsked,
    noteSeen: notAsked,
    closedSince: notAsked,
    atDesk: notAsked,
    deskPage: notAsked,
    async giveTime({ deadlineAt }, { to, extra }) {
      await step('give time');
      if (attempt.status !== 'open' || attempt.deadlineAt !== deadlineAt) return false;
      write('give time', {
        ...attempt,
        deadlineAt: to,
        extraTimes: [...(attempt.extraTimes ?? []), extra],
      });
      return true;
    },
    async moveDeadline({ deadlineAt }, to) {
      await step('move');
      if (attempt.status !== 'open' || attempt.deadlineAt !== deadlineAt) return false;
      write('move', { ...attempt, deadlineAt: to });
      return true;
    },
    async find() {
      await step('find');
      return attempt;
    },
    async facts() {
      await step('facts');
      return attempt;
    },
    async save({ facts, changes, clientSeq }) {
      await step(`save ${clientSeq}`);
      const isOpen = attempt.status === 'open' && attempt.choiceNo === facts.choiceNo;
      const isHere = (attempt.device ?? null) === (facts.device ?? null);
      const isAsChecked = isOpen && isHere && attempt.deadlineAt === facts.deadlineAt;
      if (!isAsChecked || attempt.savedSeq >= clientSeq) return false;
      write(`save ${clientSeq}`, {
        ...attempt,
        savedSeq: clientSeq,
        answers: applyChanges(attempt.answers, changes),
      });
      return true;
    },
    change: (_id, rule) => update('change', rule),
    submit: (_id, { rule }) => update('submit', rule),
  };
}
