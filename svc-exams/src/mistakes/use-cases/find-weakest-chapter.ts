import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { Papers } from '../../papers/index.ts';
import type { QuestionBank } from '../../question-bank/index.ts';
import { isRemembered, type Mistake } from '../domain/mistake.ts';
import { weakestChapter, type WeakestChapter } from '../domain/weakest-chapter.ts';
import type { Mistakes } from '../ports.ts';

interface FindWeakestChapterDependencies {
  readonly mistakes: Pick<Mistakes, 'page'>;
  readonly papers: Pick<Papers, 'findVersion'>;
  readonly questionBank: Pick<QuestionBank, 'find' | 'practiceChoices'>;
}

/** The number of cards that are read, the first due first: enough to compare chapters. */
const maxCards = 200;
const versionsAtOnce = 10;

/**
 * The chapter of the bank with the most mistakes that are not remembered yet, and with questions to practise; null: none has
 * enough.
 */
export function findWeakestChapter(dependencies: FindWeakestChapterDependencies) {
  const { mistakes, papers, questionBank } = dependencies;
  return async (studentId: string): Promise<WeakestChapter | null> => {
    const { items } = await mistakes.page({ studentId, page: 1, pageSize: maxCards });
    const ids = await bankIdsOf(items.filter(({ memory }) => !isRemembered(memory)));
    if (ids.length === 0) return null;
    const [questions, choices] = await Promise.all([questionBank.find(ids), questionBank.practiceChoices()]);
    return weakestChapter(questions, choices);
  };

  /** The ids of the bank's questions from which these were copied. */
  async function bankIdsOf(cards: readonly Mistake[]): Promise<readonly string[]> {
    const drawn = cards.filter(({ source }) => source.paper === null).map(({ questionId }) => questionId);
    const byVersion = Map.groupBy(
      cards.filter(({ source }) => source.paper !== null),
      ({ source }) => `${source.paper?.examId}.${source.paper?.version}`,
    );
    const copied = await mapInBatches([...byVersion.values()], versionsAtOnce, async (group) => {
      const { examId, version } = group[0]?.source.paper ?? { examId: '', version: 0 };
      const stored = await papers.findVersion(examId, version);
      const wanted = new Set(group.map(({ questionId }) => questionId));
      return (stored?.paper.subjects ?? [])
        .flatMap(({ mcqs }) => mcqs)
        .filter(({ _id }) => wanted.has(_id))
        .flatMap(({ bankQuestionId }) => bankQuestionId ?? []);
    });
    return [...drawn, ...copied.flat()];
  }
}
