import type { Collection, DocumentStore, FindOptions, Filter } from '@pathshala/stores/documents/port';
import type { Attempt } from '../src/attempts/domain/attempt.ts';
import { submit } from '../src/attempts/domain/submit-attempt.ts';
import { expect, it } from 'vitest';
import { openAttempt, startedAt } from './support/attempts.ts';
import { openDesk, second } from './support/desk.ts';
import { startExams } from './support/exams-service.ts';
import { campaignPaper, prepared } from './support/papers.ts';

/** More than the desk reads at once, twice. */
const sitting = 1100;
const atOnce = 500;

interface Read {
  readonly filter: Filter;
  readonly options: FindOptions;
  readonly found: number;
}

/** A document store that records the reads of attempts. */
function watchedStore() {
  const reads: Read[] = [];
  const wrap = (documents: DocumentStore): DocumentStore => ({
    ping: () => documents.ping(),
    close: () => documents.close(),
    collection: <T extends { readonly _id: string }>(name: string) => {
      const collection = documents.collection<T>(name);
      if (name !== 'attempts') return collection;
      return new Proxy(collection, {
        get(target: Collection<T>, key: keyof Collection<T>) {
          const value: unknown = target[key];
          if (typeof value !== 'function') return value;
          if (key !== 'find') return value.bind(target) as unknown;
          return (filter: Filter, options: FindOptions = {}) => ({
            async toArray() {
              const found = await target.find(filter, options).toArray();
              // The relay reads the outbox of attempts too.
              if (options.projection?.['answers'] === 1) reads.push({ filter, options, found: found.length });
              return found;
            },
          });
        },
      });
    },
  });
  return { reads, wrap };
}

const paper = prepared(campaignPaper());

/** Half of the attempts are submitted. */
function sat(at: number): Attempt {
  const studentId = `sitter${String(at).padStart(4, '0')}`;
  const open = openAttempt(paper.paper, {
    _id: `attempt-${studentId}`,
    studentId,
    chosenSubjects: ['Maths'],
  });
  if (at % 2 === 0) return open;
  const submitted = submit(open, paper, { answers: [], isAuto: false, now: startedAt + 1000 });
  return submitted ?? open;
}

it('reads a large exam for its desk in parts, and of each attempt what a row shows', async () => {
  const { reads, wrap } = watchedStore();
  await using exams = await startExams({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
  const stored = exams.platform.documents.collection<Attempt>('attempts');
  await Promise.all(Array.from({ length: sitting }, (_, at) => stored.insertOne(sat(at))));

  const stream = await openDesk(exams);
  const shown: string[] = [];
  for (let part = 1; part <= 3; part += 1) {
    const { rows = [] } = (await stream.next('snapshot')).data;
    shown.push(...rows.map(({ studentId, state, closedBy }) => `${studentId} ${state} ${closedBy}`));
  }
  const expected = Array.from({ length: sitting }, (_, at) => {
    const { studentId, status } = sat(at);
    return `${studentId} ${status === 'open' ? 'sitting null' : 'submitted student'}`;
  });
  expect(shown.toSorted()).toEqual([...expected, 'student1 not-started null'].toSorted());

  const signals = exams.platform.documents.collection('desk_signals');
  const attemptIds = Array.from({ length: sitting }, (_, at) => sat(at)._id);
  await stored.updateMany({ status: 'open' }, { $set: { savedAt: '2026-01-15T10:00:00.500Z' } });
  const signal = { _id: 'signal1', examId: 'exam1', at: exams.clock.now(), attemptIds };
  await signals.insertOne(signal);
  const before = reads.length;
  await second(exams);
  expect((await stream.next('changes')).data.rows).toHaveLength(sitting / 2);

  expect(reads.length).toBeGreaterThan(before);
  for (const { found } of reads) expect(found).toBeLessThanOrEqual(atOnce);
  for (const { filter } of reads.slice(before)) expect(filter['_id']).toHaveProperty('$in');
  for (const { options } of reads) {
    expect(options.projection).toMatchObject({ 'outcome.submittedAt': 1, 'outcome.closedBy': 1 });
    expect(options.projection).not.toHaveProperty('outcome');
  }
  stream.leave();
});
