import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { Paper } from '../../papers/index.ts';
import type { QuestionSupply } from '../../question-bank/index.ts';
import { bankedIds, paperQuestionsOf } from '../domain/paper-in-bank.ts';

/** The same for one text, so that two papers with it, added at once, make one question. */
export const addedIdOf = (duplicateKey: string): string => derivedId('paper-question', duplicateKey);

/** Looks for all questions of a paper in the bank, by their texts and ids. */
export function findInBank({
  questionSupply,
}: {
  readonly questionSupply: Pick<QuestionSupply, 'identities'>;
}) {
  return async (paper: Paper) => {
    const questions = paperQuestionsOf(paper, addedIdOf);
    const identities = await questionSupply.identities({
      ids: [...new Set(questions.flatMap(({ ids }) => ids))],
      duplicateKeys: [...new Set(questions.map(({ duplicateKey }) => duplicateKey))],
    });
    return { questions, idOf: bankedIds(identities) };
  };
}

export type FindInBank = ReturnType<typeof findInBank>;
