import { duplicateKeyOf } from '../domain/question-keys.ts';
import type { CampaignQuestions, QuestionBank, QuestionCopy, Questions } from '../ports.ts';

export interface PapersWithDependencies {
  readonly questions: Pick<Questions, 'findMany'>;
  readonly campaignQuestions: Pick<CampaignQuestions, 'papersWith'>;
}

export function papersWith({
  questions,
  campaignQuestions,
}: PapersWithDependencies): QuestionBank['papersWith'] {
  return async (copies) => {
    if (copies.length === 0) return new Map();
    const stored = await questions.findMany(copies.map(({ _id }) => _id));
    const copyOf = new Map(copies.map((copy): [string, QuestionCopy] => [copy._id, copy]));
    const keyed = stored.map((question) => {
      const copy = copyOf.get(question._id) ?? question;
      return { question, keys: [...new Set([question.duplicateKey, duplicateKeyOf(copy)])] };
    });
    const campaigns = await campaignQuestions.papersWith(keyed.flatMap(({ keys }) => keys));
    return new Map(
      keyed.map(({ question, keys }) => [
        question._id,
        [...question.uses, ...keys.flatMap((key) => campaigns.get(key) ?? [])],
      ]),
    );
  };
}
