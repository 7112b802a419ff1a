import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import { pending, type AggregateStore } from '@pathshala/service-kit/events/aggregate';
import { attemptBegun, examSubmitted } from '@pathshala/svc-exams-contract/events';
import { LRUCache } from 'lru-cache';
import { entryLimit } from '@pathshala/service-kit/caches/entry-limit';
import type { Attempt, AttemptFacts, SubmittedAttempt } from '../domain/attempt.ts';
import type { Attempts } from '../ports.ts';
import { changesOf, saveable } from './save-change.ts';
import type { StoredAttempt } from './stored-attempt.ts';
import { begunFact, submittedFact } from './submitted-fact.ts';
import { rulesOf } from '../../papers/index.ts';
import { attemptIdOf } from './attempt-id.ts';
import { createAttemptedVersions } from './attempted-versions.ts';
import { createDocumentAttemptLists } from './document-attempt-lists.ts';
import { createDocumentDeadlines } from './document-deadlines.ts';
import { createDocumentOwnerChanges } from './document-owner-changes.ts';
import { createDocumentDeskAttempts } from './document-desk-attempts.ts';
import { createDocumentPracticeAttempts } from './document-practice-attempts.ts';

/** The number of open attempts whose facts are cached: more than are in progress on one machine; about 400 bytes each. */
const cachedAttempts = 20_000;

export const attemptsIndexes = [
  { collection: 'attempts', keys: { status: 1, deadlineAt: 1 } },
  { collection: 'attempts', keys: { studentId: 1, examId: 1, attemptNo: 1 } },
  { collection: 'attempts', keys: { examId: 1, status: 1, _id: 1 } },
] as const;

interface AttemptStorage {
  readonly documents: DocumentStore;
  readonly aggregates: AggregateStore<Attempt>;
}

/** Stores each attempt in one document: the save writes into it, the submit replaces it together with its event. */
export function createDocumentAttempts({ documents, aggregates }: AttemptStorage): Attempts {
  const stored: Collection<StoredAttempt> = documents.collection('attempts');
  const known = new LRUCache<string, AttemptFacts>(entryLimit(cachedAttempts));
  const versions = createAttemptedVersions(stored);

  function remember<Found extends Attempt | null>(attempt: Found): Found {
    if (attempt !== null) versions.remember(attempt);
    if (attempt?.status === 'open') known.set(attempt._id, factsOf(attempt));
    return attempt;
  }

  return {
    ...createDocumentAttemptLists(stored),
    ...createDocumentPracticeAttempts(stored),
    ...createDocumentDeskAttempts(stored),
    // The facts contain the deadline against which a save is checked.
    ...createDocumentDeadlines(stored, (id) => void known.delete(id)),
    ...createDocumentOwnerChanges({ stored, aggregates, remember }),
    idOf: attemptIdOf,
    hasVersion: versions.has,

    find: async (id) => remember(await stored.findOne({ _id: id })),

    facts: async (id) => known.get(id) ?? remember(await stored.findOne({ _id: id })),

    async latest({ studentId, examKind, examId }) {
      const exam = { studentId, examId, examKind };
      return remember(await stored.findOne(exam, { sort: { attemptNo: -1 } }));
    },

    async begin(attempt) {
      const events = rulesOf(attempt).isRanked ? [pending(attemptBegun, begunFact(attempt))] : [];
      const isBegun = await isInserted(aggregates.insert(attempt, events));
      if (isBegun) remember(attempt);
      return isBegun;
    },

    async save(save) {
      const { matchedCount } = await stored.updateOne(saveable(save), changesOf(save));
      return matchedCount > 0;
    },

    change: async (id, rule) =>
      remember(
        await aggregates.update(id, (attempt) => {
          const state = rule(attempt);
          return state === null ? null : { state };
        }),
      ),

    async submit(id, { rule, scoreVisibleFrom, alsoRecord }) {
      const submitted = await aggregates.update(id, (attempt) => {
        const submittedState = rule(attempt);
        if (submittedState === null) return null;
        const outcome = { ...submittedState.outcome, scoreVisibleFrom };
        const state: SubmittedAttempt = { ...submittedState, outcome };
        // A notice needs an account.
        const isNoted = alsoRecord !== undefined && state.isParticipant !== true;
        const more = isNoted ? [alsoRecord(state)] : [];
        const facts = outcome.awaitsMarks === true ? [] : [pending(examSubmitted, submittedFact(state))];
        return { state, events: [...facts, ...more] };
      });
      // The facts are used by saves only, which a submitted attempt does not take.
      known.delete(id);
      return submitted;
    },
  };
}

function factsOf(attempt: Attempt): AttemptFacts {
  const { _id, studentId, examKind, examId, paperVersion, startedAt, deadlineAt, graceMs } = attempt;
  const { chosenSubjects, choiceNo, device = null } = attempt;
  return {
    _id,
    studentId,
    examKind,
    examId,
    paperVersion,
    startedAt,
    deadlineAt,
    graceMs,
    chosenSubjects,
    choiceNo,
    device,
  };
}
