import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import { rulesOf } from '../../papers/index.ts';
import type { Attempt } from '../../attempts/index.ts';
import type { QuestionSource, SourceOf } from '../../practice/index.ts';
import {
  answered,
  type Answered,
  cardsAtOnce,
  type Mistake,
  newMistake,
  type Scheduler,
} from '../domain/mistake.ts';
import type { Mistakes } from '../ports.ts';

interface GradeAnswersDependencies {
  readonly mistakes: Mistakes;
  readonly scheduler: Scheduler;
  readonly sourceOf: SourceOf;
}

export interface AnsweredQuestion {
  readonly questionId: string;
  readonly isCorrect: boolean;
}

interface AnsweredIn {
  readonly attempt: Pick<Attempt, '_id' | 'studentId' | 'examId' | 'paperVersion' | 'examKind'>;
  readonly questions: readonly AnsweredQuestion[];
  readonly now: number;
}

export type GradeAnswers = (answers: AnsweredIn) => Promise<ReadonlyMap<string, Mistake>>;

/**
 * Puts answers into the notebook: a wrong one makes the question's card or grades it `again`, a right one in a practice
 * grades it `good`. Each attempt counts once for each card, however often this is called. Returns the cards by question.
 */
export function gradeAnswers({ mistakes, scheduler, sourceOf }: GradeAnswersDependencies): GradeAnswers {
  return async ({ attempt, questions, now }) => {
    const { studentId, examId, paperVersion: version } = attempt;
    const isPractice = rulesOf(attempt).right === 'owner';
    // In an exam a right answer changes no card, so its card is not read.
    const asked = questions
      .filter(({ isCorrect }) => isPractice || !isCorrect)
      .map(({ questionId, isCorrect }) => ({
        questionId,
        cardId: mistakes.idOf(studentId, questionId),
        answer: { attemptId: attempt._id, isCorrect, now },
      }));
    const known = await mistakes.findAll(asked.map(({ cardId }) => cardId));
    const counting = asked.filter(
      ({ cardId, answer }) => !answer.isCorrect || known.get(cardId)?.isRemoved === false,
    );
    const unknown = counting.filter(({ cardId }) => !known.has(cardId));
    const ids = unknown.map(({ questionId }) => questionId);
    const sources = ids.length === 0 ? noSources : await sourceOf({ examId, version, isPractice }, ids);
    const made = await mistakes.insertAll(
      studentId,
      unknown.flatMap((question) => newCards(studentId, question, sources)),
    );
    const cards = new Map(made.map((card) => [card.questionId, card]));
    const others = counting.filter(({ questionId }) => !cards.has(questionId));
    await mapInBatches(others, cardsAtOnce, async ({ questionId, cardId, answer }) => {
      const card = await mistakes.change(cardId, (mistake) => answered(mistake, answer, scheduler));
      if (card !== null) cards.set(questionId, card);
    });
    return cards;
  };

  /** Without known sources no cards are created. */
  function newCards(
    studentId: string,
    { questionId, cardId: _id, answer }: AskedQuestion,
    sources: ReadonlyMap<string, QuestionSource>,
  ): readonly Mistake[] {
    const source = sources.get(questionId);
    return source === undefined
      ? []
      : [newMistake({ _id, studentId, questionId, source }, answer, scheduler)];
  }
}

interface AskedQuestion {
  readonly questionId: string;
  readonly cardId: string;
  readonly answer: Answered;
}

const noSources: ReadonlyMap<string, QuestionSource> = new Map();
