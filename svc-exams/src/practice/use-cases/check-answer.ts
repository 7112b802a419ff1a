import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  type Attempt,
  attemptNotFound,
  type Attempts,
  chosenOptions,
  markQuestion,
  requireOpen,
  requireTime,
} from '../../attempts/index.ts';
import {
  type FindClosedQuestions,
  type Paper,
  type Papers,
  type Question,
  requireQuestion,
  rulesOf,
} from '../../papers/index.ts';
import type { CardOfAnswer, GradeAnswer, PracticeAnswers } from '../ports.ts';

interface CheckAnswerDependencies {
  readonly attempts: Pick<Attempts, 'find' | 'fixAnswer'>;
  readonly papers: Pick<Papers, 'version'>;
  readonly gradeAnswer: GradeAnswer;
  readonly practiceAnswers: Pick<PracticeAnswers, 'record'>;
  readonly closedQuestions: FindClosedQuestions;
}

export interface CheckCommand {
  readonly attemptId: string;
  readonly studentId: string;
  readonly questionId: string;
  readonly selectedOptions: readonly string[];
  readonly now: number;
}

/** A fixed answer, with its key. */
export interface Checked {
  readonly question: Question;
  readonly selectedOptions: readonly string[];
  readonly isCorrect: boolean;
  readonly card: CardOfAnswer | null;
}

/**
 * Fixes an answer of a practice with answers at once and returns its key. One conditional write: the first call counts, and
 * every later one returns the fixed answer. It cannot reveal the key of another paper: for a question of an exam whose key is
 * closed the answer is fixed, and the call is refused with `exams.answers-not-released`.
 */
export function checkAnswer(dependencies: CheckAnswerDependencies) {
  const { attempts, papers, gradeAnswer, practiceAnswers, closedQuestions } = dependencies;
  return async (command: CheckCommand): Promise<Checked> => {
    const attempt = await requirePractice(attempts, command);
    const { paper } = await papers.version(attempt.examId, attempt.paperVersion);
    if (paper.answersShown !== 'at-once') throw new DomainError('conflict', 'exams.answers-at-end');
    const question = requireQuestion(paper, command.questionId);
    const after = await fixed(attempt, question, command);
    // The answer counts nevertheless: the score must not depend on when another exam took the question.
    if ((await closedQuestions([question], command)).size > 0) {
      throw new DomainError('forbidden', 'exams.answers-not-released');
    }
    const checked = checkedOf(paper, question, after);
    if (checked === null) throw new DomainError('conflict', 'common.conflict');
    const { isCorrect } = checked;
    const { questionId, studentId, now } = command;
    const given = { questionId, attemptId: attempt._id, at: new Date(now).toISOString(), isCorrect };
    await practiceAnswers.record(studentId, [given]);
    return { ...checked, card: await gradeAnswer({ attempt, questionId, isCorrect, now }) };
  };

  async function fixed(attempt: Attempt, question: Question, command: CheckCommand): Promise<Attempt> {
    if (attempt.answers[question._id] !== undefined) return attempt;
    requireOpen(attempt);
    requireTime(attempt, command.now);
    const optionIds = new Set(question.options.map(({ _id }) => _id));
    if (!command.selectedOptions.every((option) => optionIds.has(option))) {
      throw new DomainError('invalid', 'exams.unknown-option');
    }
    const answer = [...new Set(command.selectedOptions)].toSorted();
    await attempts.fixAnswer(attempt, { questionId: question._id, answer });
    // Read again: another call may have fixed another answer, or submitted the attempt.
    const after = await requirePractice(attempts, command);
    if (after.answers[question._id] === undefined) requireOpen(after);
    return after;
  }
}

/** The student's own attempt at a practice; any other is `not-found`. */
export async function requirePractice(
  attempts: Pick<Attempts, 'find'>,
  { attemptId, studentId }: Pick<CheckCommand, 'attemptId' | 'studentId'>,
): Promise<Attempt> {
  const attempt = await attempts.find(attemptId);
  if (attempt === null || attempt.studentId !== studentId || rulesOf(attempt).right !== 'owner') {
    throw attemptNotFound();
  }
  return attempt;
}

/** null: this question has no fixed answer. */
export function checkedOf(
  paper: Paper,
  question: Question,
  { answers }: Pick<Attempt, 'answers'>,
): Omit<Checked, 'card'> | null {
  const answer = answers[question._id];
  if (answer === undefined) return null;
  const { outcome } = markQuestion(paper, question, answer);
  return { question, selectedOptions: chosenOptions(answer), isCorrect: outcome === 'correct' };
}
