import { inParts } from '@pathshala/service-kit/platform/in-parts';
import { rulesOf } from '../../papers/ports.ts';
import type { Attempt } from '../../attempts/ports.ts';
import type { QuestionSource, SourceOf } from '../../practice/ports.ts';
import { answered, newMistake, type Answered } from '../domain/mistake.ts';
import type { Mistake, Mistakes, Scheduler } from '../ports.ts';

/** As many writes as share a disk flush without delaying the saves of others. */
const cardsAtOnce = 50;

export interface GradeAnswersDependencies {
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
    const { _id: attemptId, studentId, examId, paperVersion: version } = attempt;
    const isPractice = rulesOf(attempt).right === 'owner';
    const idOf = (questionId: string) => mistakes.idOf(studentId, questionId);
    const known = await mistakes.findAll(questions.map(({ questionId }) => idOf(questionId)));
    const counting = questions.filter(
      ({ questionId, isCorrect }) =>
        !isCorrect || (isPractice && known.get(idOf(questionId))?.isRemoved === false),
    );
    const ids = counting.map(({ questionId }) => questionId);
    const sources = ids.length === 0 ? new Map() : await sourceOf({ examId, version, isPractice }, ids);
    const cards = new Map<string, Mistake>();
    await inParts(counting, cardsAtOnce, async ({ questionId, isCorrect }) => {
      const card = await grade(known.has(idOf(questionId)), {
        of: { _id: idOf(questionId), studentId, questionId },
        source: sources.get(questionId),
        answer: { attemptId, isCorrect, now },
      });
      if (card !== null) cards.set(questionId, card);
    });
    return cards;
  };

  async function grade(isKnown: boolean, { of, source, answer }: GradedQuestion): Promise<Mistake | null> {
    if (!isKnown && source !== undefined) {
      const card = newMistake({ ...of, source }, answer, scheduler);
      if (await mistakes.insert(card)) return card;
    }
    return mistakes.change(of._id, (mistake) => answered(mistake, answer, scheduler));
  }
}

interface GradedQuestion {
  readonly of: Pick<Mistake, '_id' | 'studentId' | 'questionId'>;
  /** undefined: nobody knows any more where it came from. */
  readonly source: QuestionSource | undefined;
  readonly answer: Answered;
}
