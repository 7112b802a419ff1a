import { isInserted } from '@pathshala/documents/insert-once';
import type { Collection, DocumentStore, Filter } from '@pathshala/documents/port';
import { pending, type Aggregate, type AggregateStore } from '@pathshala/events/aggregate';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { LRUCache } from 'lru-cache';
import type { Attempt, SubmittedAttempt } from '../domain/attempt.ts';
import type { AttemptFacts, Attempts, Save } from '../ports.ts';
import { submittedFact } from './submitted-fact.ts';
import { attemptIdOf } from './attempt-id.ts';
import { createAttemptedVersions } from './attempted-versions.ts';
import { createDocumentAttemptLists } from './document-attempt-lists.ts';

/** Open attempts whose facts stay in memory: more than sit at once on one machine; about 400 bytes each. */
const cachedAttempts = 20_000;

export type StoredAttempt = Attempt & Aggregate;

export const attemptsIndexes = [
  { collection: 'attempts', keys: { status: 1, deadlineAt: 1 } },
  { collection: 'attempts', keys: { studentId: 1, examId: 1, attemptNo: 1 } },
] as const;

export interface AttemptStorage {
  readonly documents: DocumentStore;
  readonly aggregates: AggregateStore<Attempt>;
}

/** Attempts in one document each: the save writes into it, the submit replaces it together with its event. */
export function createDocumentAttempts({ documents, aggregates }: AttemptStorage): Attempts {
  const stored: Collection<StoredAttempt> = documents.collection('attempts');
  const known = new LRUCache<string, AttemptFacts>({ max: cachedAttempts });
  const versions = createAttemptedVersions(stored);

  function remember<Found extends Attempt | null>(attempt: Found): Found {
    if (attempt !== null) versions.remember(attempt);
    if (attempt?.status === 'open') known.set(attempt._id, factsOf(attempt));
    return attempt;
  }

  return {
    ...createDocumentAttemptLists(stored),
    idOf: attemptIdOf,
    hasVersion: versions.has,

    find: async (id) => remember(await stored.findOne({ _id: id })),

    facts: async (id) => known.get(id) ?? remember(await stored.findOne({ _id: id })),

    async latest({ studentId, examKind, examId }) {
      const exam = { studentId, examId, examKind };
      return remember(await stored.findOne(exam, { sort: { attemptNo: -1 } }));
    },

    async begin(attempt) {
      const isBegun = await isInserted(aggregates.insert(attempt));
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
        const more = alsoRecord === undefined ? [] : [alsoRecord(state)];
        return { state, events: [pending(examSubmitted, submittedFact(state)), ...more] };
      });
      // Facts serve saves, and a submitted attempt takes none.
      known.delete(id);
      return submitted;
    },

    async moveDeadline(id, { from, to }) {
      // `rev` grows, so that a submit which has read the older deadline reads again.
      const change = { $set: { deadlineAt: to }, $inc: { rev: 1 } };
      await stored.updateOne({ _id: id, status: 'open', deadlineAt: from }, change);
      known.delete(id);
    },
  };
}

function factsOf(attempt: Attempt): AttemptFacts {
  const { _id, studentId, examKind, examId, paperVersion, deadlineAt, chosenSubjects, choiceNo } = attempt;
  return { _id, studentId, examKind, examId, paperVersion, deadlineAt, chosenSubjects, choiceNo };
}

/** The whole rule of a save in its filter: what it was checked against still holds at the moment of the write. */
function saveable({ facts, clientSeq }: Save): Filter {
  const { _id, choiceNo, deadlineAt } = facts;
  return { _id, status: 'open', choiceNo, deadlineAt, savedSeq: { $lt: clientSeq } };
}

/** `rev` grows, so that a submit which has read the answers before this save reads them again. */
function changesOf({ changes, clientSeq }: Save) {
  const chosen = [...changes].filter(([, option]) => option !== null);
  const cleared = [...changes].filter(([, option]) => option === null);
  return {
    $set: {
      savedSeq: clientSeq,
      ...Object.fromEntries(chosen.map(([questionId, option]) => [`answers.${questionId}`, option])),
    },
    ...(cleared.length === 0
      ? {}
      : {
          $unset: Object.fromEntries(cleared.map(([questionId]) => [`answers.${questionId}`, '' as const])),
        }),
    $inc: { rev: 1 },
  };
}
