import type { PaperKey, Result, StudentPaper } from '@pathshala/svc-exams-contract/http';
import { keyedQuestions, type KeyedQuestion } from '../../questions/keyed-question.ts';

/** A question with its key and what the student made of it. */
export interface ReviewedAnswer {
  readonly question: KeyedQuestion;
  readonly selectedOption: string | null;
  readonly outcome: 'correct' | 'wrong' | 'blank';
  /** Marks that the question gave, or cost. */
  readonly score: number;
}

type Choice = Result['choices'][number];

/** The choices of a result, joined with the paper that was sat and its key. */
export function reviewedAnswers(
  choices: readonly Choice[],
  paper: StudentPaper,
  key: PaperKey,
): readonly ReviewedAnswer[] {
  const questions = new Map(keyedQuestions(paper, key).map((one) => [one.questionId, one]));
  return choices.flatMap((choice) => {
    const question = questions.get(choice.questionId);
    if (question === undefined) return [];
    const { selectedOption, points: score = 0 } = choice;
    return { question, selectedOption, outcome: outcomeOf(choice), score };
  });
}

function outcomeOf({ selectedOption, isCorrect }: Choice): ReviewedAnswer['outcome'] {
  if (selectedOption === null) return 'blank';
  return isCorrect === true ? 'correct' : 'wrong';
}
