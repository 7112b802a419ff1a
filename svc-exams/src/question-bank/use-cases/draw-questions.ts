import { drawQuestions } from '../domain/draw-questions.ts';
import type { BankQuestion } from '../domain/question.ts';
import type { PracticeChoice, QuestionBank, QuestionDraw, Questions } from '../ports.ts';

interface DrawQuestionsDependencies {
  readonly questions: Questions;
}

/** Sorted like the ids. */
export function findQuestions({ questions }: DrawQuestionsDependencies): QuestionBank['find'] {
  return async (ids) => {
    if (ids.length === 0) return [];
    const found = new Map((await questions.findMany(ids)).map((question) => [question._id, question]));
    return ids.flatMap((id): readonly BankQuestion[] => {
      const question = found.get(id);
      return question === undefined ? [] : [question];
    });
  };
}

const isWanted = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0;

interface DrawFromBankDependencies {
  readonly questions: Pick<Questions, 'drawable'>;
  readonly find: QuestionBank['find'];
}

export function drawFromBank({ questions, find }: DrawFromBankDependencies): QuestionBank['draw'] {
  return async ({ subjects, chapters, difficulty, count, seed, excludeIds }: QuestionDraw) => {
    const wantedSubjects = new Set(subjects);
    const wantedChapters = new Set(chapters?.map(({ subject, chapter }) => `${subject}\n${chapter}`));
    const excluded = new Set(excludeIds);
    const candidates = (await questions.drawable({ difficulty })).filter(
      ({ _id, subject, chapter }) =>
        !excluded.has(_id) &&
        (!isWanted(subjects) || wantedSubjects.has(subject)) &&
        (!isWanted(chapters) || wantedChapters.has(`${subject}\n${chapter}`)),
    );
    return find(drawQuestions(candidates, { count, seed }));
  };
}

export function practiceChoices({ questions }: DrawQuestionsDependencies): QuestionBank['practiceChoices'] {
  return async () => {
    const choices = new Map<string, PracticeChoice>();
    for (const label of await questions.labelCounts({ forPractice: 'yes' })) {
      const { subject, chapter, difficulty } = label;
      const key = `${subject}\n${chapter}\n${difficulty}`;
      const count = (choices.get(key)?.count ?? 0) + label.count;
      choices.set(key, { subject, chapter, difficulty, count });
    }
    return [...choices.values()];
  };
}
