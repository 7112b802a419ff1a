import { compareNames } from '@pathshala/rules/bengali-order';
import type { PracticeChoice, QuestionBank } from '../../question-bank/index.ts';

interface ReadChoicesDependencies {
  readonly questionBank: Pick<QuestionBank, 'practiceChoices'>;
}

const difficulties = ['easy', 'medium', 'hard'] as const;

/** The number of questions for practice, by subject with its chapters, and by difficulty. */
export function readChoices({ questionBank }: ReadChoicesDependencies) {
  return async () => {
    const choices = await questionBank.practiceChoices();
    return {
      total: countOf(choices),
      subjects: counted(choices, 'subject').map(({ name: subject, count, among }) => ({
        subject,
        count,
        chapters: counted(among, 'chapter').map((one) => ({ chapter: one.name, count: one.count })),
      })),
      difficulties: difficulties.map((difficulty) => ({
        difficulty,
        count: countOf(choices.filter((choice) => choice.difficulty === difficulty)),
      })),
    };
  };
}

function counted(choices: readonly PracticeChoice[], by: 'subject' | 'chapter') {
  const groups = Map.groupBy(choices, (choice) => choice[by]);
  return [...groups]
    .map(([name, among]) => ({ name, among, count: countOf(among) }))
    .toSorted((one, other) => compareNames(one.name, other.name));
}

function countOf(choices: readonly PracticeChoice[]): number {
  return choices.reduce((sum, { count }) => sum + count, 0);
}
