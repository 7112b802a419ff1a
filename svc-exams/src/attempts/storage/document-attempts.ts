import { pending } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { attemptBegun, examSubmitted } from '@pathshala/svc-exams-contract/events';
import { rulesOf } from '../../papers/index.ts';
import { isSubmitted, type Attempt, type SubmittedAttempt } from '../domain/attempt.ts';
import { transferOwnership } from '../domain/transfer-ownership.ts';
import type { Attempts, DeskAttempts } from '../ports.ts';
import { attemptIdOf } from './attempt-id.ts';
import type { AttemptChanges } from './attempt-changes.ts';
import { createAttemptMemory } from './attempt-memory.ts';
import { createAttemptWrites, type AttemptStorage } from './attempt-writes.ts';
import { createDocumentAttemptLists } from './document-attempt-lists.ts';
import { createDocumentDeskAttempts } from './document-desk-attempts.ts';
import { changesOf, saveable } from './save-change.ts';
import type { StoredAttempt } from './stored-attempt.ts';
import { begunFact, submittedFact } from './submitted-fact.ts';

export const attemptsIndexes = [
  { collection: 'attempts', keys: { status: 1, deadlineAt: 1 } },
  { collection: 'attempts', keys: { studentId: 1, examId: 1, attemptNo: 1 } },
  { collection: 'attempts', keys: { examId: 1, status: 1, _id: 1 } },
] as const;

/**
 * Attempts in one document each: a save writes into it, the submit replaces it together with its event. Every write reports to
 * `changes`.
 */
export function createDocumentAttempts(
  { documents, now, newId }: Pick<Platform, 'documents' | 'now' | 'newId'>,
  changes: AttemptChanges,
): { readonly attempts: Attempts; readonly deskAttempts: DeskAttempts } {
  const stored = documents.collection<StoredAttempt>('attempts');
  const aggregates = createAggregateStore<Attempt>({ collection: stored, now, newId });
  const memory = createAttemptMemory();
  const writes = createAttemptWrites({ stored, aggregates, memory, changes });
  const storage = { stored, memory, writes };
  return { attempts: sittingAttempts(storage), deskAttempts: createDocumentDeskAttempts(storage) };
}

function sittingAttempts({ stored, writes, memory }: AttemptStorage): Attempts {
  const { remember } = memory;
  const find = async (id: string): Promise<Attempt | null> => remember(await stored.findOne({ _id: id }));

  async function latest({ studentId, examKind, examId }: Parameters<Attempts['latest']>[0]) {
    const exam = { studentId, examId, examKind };
    return remember(await stored.findOne(exam, { sort: { attemptNo: -1 } }));
  }

  return {
    ...createDocumentAttemptLists(stored),
    ...practiceAttempts(writes),
    ...ownerChanges({ stored, writes, latest }),
    idOf: attemptIdOf,
    find,
    facts: async (id) => memory.facts(id) ?? (await find(id)),
    latest,

    async hasVersion(studentId, { examId, version: paperVersion }) {
      const version = { studentId, examId, paperVersion };
      if (memory.hasVersion(version)) return true;
      const isFound = (await stored.findOne(version, { projection: { _id: 1 } })) !== null;
      if (isFound) memory.rememberVersion(version);
      return isFound;
    },

    begin(attempt) {
      const events = rulesOf(attempt).isRanked ? [pending(attemptBegun, begunFact(attempt))] : [];
      return writes.insert(attempt, events);
    },

    save: (save) => writes.setOpen(save.facts, saveable(save), changesOf(save)),

    change: (id, rule) =>
      writes.update(id, (attempt) => {
        const state = rule(attempt);
        return state === null ? null : { state };
      }),

    submit: (id, { rule, scoreVisibleFrom, alsoRecord }) =>
      writes.update(id, (attempt) => {
        const submittedState = rule(attempt);
        if (submittedState === null) return null;
        const outcome = { ...submittedState.outcome, scoreVisibleFrom };
        const state: SubmittedAttempt = { ...submittedState, outcome };
        // A notice needs an account.
        const isNoted = alsoRecord !== undefined && state.isParticipant !== true;
        const more = isNoted ? [alsoRecord(state)] : [];
        const facts = outcome.awaitsMarks === true ? [] : [pending(examSubmitted, submittedFact(state))];
        return { state, events: [...facts, ...more] };
      }),
  };
}

/** Only attempts at practices fix answers one by one, and are removed. */
function practiceAttempts(
  writes: AttemptStorage['writes'],
): Pick<Attempts, 'fixAnswer' | 'discard' | 'removeAllAt'> {
  return {
    fixAnswer(attempt, { questionId, answer }) {
      const field = `answers.${questionId}`;
      return writes.setOpen(attempt, { [field]: null }, { $set: { [field]: answer } });
    },

    discard: async (_id) => (await writes.remove({ _id, status: 'open' })) > 0,

    async removeAllAt(examId) {
      await writes.remove({ examId });
    },
  };
}

interface OwnerChangeParts extends Pick<AttemptStorage, 'stored' | 'writes'> {
  readonly latest: Attempts['latest'];
}

/** Each attempt changes its owner in one conditional write, with the event that publishes its result for the new one. */
function ownerChanges({ stored, writes, latest }: OwnerChangeParts): Pick<Attempts, 'transferOwnership'> {
  async function transferOne(own: Attempt, from: string, to: string): Promise<void> {
    const attemptNo = ((await latest({ ...own, studentId: to }))?.attemptNo ?? 0) + 1;
    await writes.update(own._id, (attempt) => {
      const state = transferOwnership(attempt, { from, to, attemptNo });
      if (state === null) return null;
      const isResult = isSubmitted(state) && state.outcome.awaitsMarks !== true;
      return { state, events: isResult ? [pending(examSubmitted, submittedFact(state))] : [] };
    });
  }

  return {
    async transferOwnership(from, to) {
      const own = await stored.find({ studentId: from }, { sort: { attemptNo: 1 } }).toArray();
      for (const attempt of own) await transferOne(attempt, from, to);
    },
  };
}
