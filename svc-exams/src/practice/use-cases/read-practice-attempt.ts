import type { Attempts } from '../../attempts/index.ts';
import { type FindClosedQuestions, type Papers, questionsOf, rightOptionsOf } from '../../papers/index.ts';
import type { AnswersShown } from '../domain/practice-test.ts';
import { checkedOf, requirePractice, type Checked } from './check-answer.ts';

interface ReadPracticeAttemptDependencies {
  readonly attempts: Pick<Attempts, 'find'>;
  readonly papers: Pick<Papers, 'version'>;
  readonly closedQuestions: FindClosedQuestions;
}

interface PracticeAttempt {
  readonly examId: string;
  readonly answersShown: AnswersShown;
  readonly checked: readonly Checked[];
  /** Fixed answers whose key is closed, because the question is in another exam. */
  readonly held: readonly Pick<Checked, 'question' | 'selectedOptions'>[];
  /** Ids of the questions with more than one right option. */
  readonly several: readonly string[];
}

/** The data with which a page continues a practice: the keys of the fixed answers only. */
export function readPracticeAttempt({ attempts, papers, closedQuestions }: ReadPracticeAttemptDependencies) {
  return async (command: {
    readonly attemptId: string;
    readonly studentId: string;
    readonly now: number;
  }): Promise<PracticeAttempt> => {
    const attempt = await requirePractice(attempts, command);
    const { examId, paperVersion } = attempt;
    const { paper } = await papers.version(examId, paperVersion);
    const { answersShown = 'at-end' } = paper;
    const questions = answersShown === 'at-once' ? questionsOf(paper) : [];
    const closed = await closedQuestions(questions, command);
    const fixed = questions
      .map((question) => checkedOf(paper, question, attempt))
      .filter((one) => one !== null)
      .map((one) => ({ ...one, card: null }));
    const checked = fixed.filter(({ question }) => !closed.has(question._id));
    const held = fixed.filter(({ question }) => closed.has(question._id));
    const several = questionsOf(paper)
      .filter((question) => rightOptionsOf(question).length > 1)
      .map(({ _id }) => _id);
    return { examId, answersShown, checked, held, several };
  };
}
