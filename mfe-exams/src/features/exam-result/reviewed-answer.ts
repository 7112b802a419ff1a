import { orderPaper, seedOf } from '@pathshala/rules/seeded-order';
import type { PaperKey, Result, StudentPaper } from '@pathshala/svc-exams-contract/http';
import { keyedQuestions, type KeyedQuestion } from '../../questions/keyed-question.ts';

/** A question with its key and what the student made of it. */
export interface ReviewedAnswer {
  readonly question: KeyedQuestion;
  /** The place in the student's order of questions, from 1. */
  readonly number: number;
  /** Empty: left blank. */
  readonly selectedOptions: readonly string[];
  /** `held`: answered, and its key is not shown yet. */
  readonly outcome: 'correct' | 'wrong' | 'blank' | 'held';
  /** Marks that the question gave, or cost. */
  readonly score: number;
  /** Time spent on it; null: not counted. */
  readonly seconds: number | null;
}

type Choice = Result['choices'][number];

/** The questions in the order in which the attempt showed them, with the choices of its result and the key. */
export function reviewedAnswers(
  { choices, attemptId }: Pick<Result, 'choices' | 'attemptId'>,
  paper: StudentPaper,
  key: PaperKey,
): readonly ReviewedAnswer[] {
  const chosen = new Map(choices.map((choice) => [choice.questionId, choice]));
  return keyedQuestions(orderPaper(paper, seedOf(attemptId)), key)
    .flatMap((question) => {
      const choice = chosen.get(question.questionId);
      return choice === undefined ? [] : [{ question, choice }];
    })
    .map(({ question, choice }, index) => {
      const { points: score = 0, seconds = null } = choice;
      const selectedOptions = selectedOf(choice);
      const outcome =
        question.isHeld && selectedOptions.length > 0 ? 'held' : outcomeOf(choice, selectedOptions);
      return { question, number: index + 1, selectedOptions, outcome, score, seconds };
    });
}

function selectedOf({ selectedOption, selectedOptions }: Choice): readonly string[] {
  return selectedOptions ?? (selectedOption === null ? [] : [selectedOption]);
}

function outcomeOf({ isCorrect }: Choice, selected: readonly string[]) {
  if (selected.length === 0) return 'blank';
  return isCorrect === true ? 'correct' : 'wrong';
}
