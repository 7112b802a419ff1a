import { matchText, type Collection, type Filter } from '@pathshala/stores/documents/port';
import type { Aggregate, AggregateStore } from '@pathshala/service-kit/events/aggregate';
import { levelOf } from '../domain/measured-difficulty.ts';
import type { BankQuestion } from '../domain/question.ts';
import { textHash } from '../domain/text-hash.ts';
import type { CandidateQuery, Questions } from '../ports.ts';

/** `candidates` reads this index alone. */
export const candidateIndexes = [
  {
    collection: 'questions',
    keys: {
      deletedAt: 1,
      subject: 1,
      duplicateKey: 1,
      chapter: 1,
      level: 1,
      tagLines: 1,
      _id: 1,
    } as const,
  },
];

const present = { deletedAt: null } as const;

function candidateFilter({ subject, chapter, levels, tags }: CandidateQuery): Filter {
  return {
    ...present,
    subject,
    ...(chapter !== '' && { chapter }),
    level: { $gte: levels.from, $lte: levels.to },
    ...(tags.length > 0 && { $and: tags.map((tag) => ({ tagLines: matchText(`\n${tag}\n`) })) }),
  };
}

/** The questions that papers may draw, and how students have answered them. */
export function createDocumentCandidates(
  collection: Collection<BankQuestion & Aggregate>,
  aggregates: Pick<AggregateStore<BankQuestion>, 'update'>,
): Pick<Questions, 'candidates' | 'measure'> {
  return {
    async candidates(query, sample) {
      const filter = candidateFilter(query);
      const options = { projection: { subject: 1, chapter: 1, duplicateKey: 1 } } as const;
      if (sample === null) return collection.find(filter, options).toArray();
      // The keys of texts are as good as random: a sample begins at one of them, and goes on from the first after the last.
      const from = textHash(sample.seed);
      const read = (duplicateKey: Filter, limit: number) =>
        collection
          .find({ ...filter, duplicateKey }, { ...options, sort: { duplicateKey: 1 }, limit })
          .toArray();
      const found = await read({ $gte: from }, sample.limit);
      if (found.length === sample.limit) return found;
      return [...found, ...(await read({ $lt: from }, sample.limit - found.length))];
    },
    async measure(questionId, paperId, { duplicateKey, count, correct }) {
      if ((await collection.findOne({ _id: questionId, ...present, duplicateKey })) === null) return;
      await aggregates.update(questionId, (stored) => {
        if (stored.duplicateKey !== duplicateKey) return null;
        const measures = { ...stored.measures, [paperId]: { count, correct } };
        return { state: { ...stored, measures, level: levelOf({ ...stored, measures }) } };
      });
    },
  };
}
