import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  type AnswerInput,
  type AttemptPorts,
  checkAnswers,
  chooseSubjects,
  requireAllowed,
  requireCompleteChoice,
  type Submitted,
} from '../../attempts/index.ts';
import { type Entitlements, refusalWithoutRight, scopeOf } from '../../entitlements/index.ts';
import type { Papers, PublishedPaper } from '../../papers/index.ts';

interface RecordExamResultDependencies extends Pick<
  AttemptPorts,
  'startAttempt' | 'changeSubjects' | 'submitAttempt'
> {
  readonly papers: Papers;
  readonly entitlements: Entitlements;
}

interface RecordCommand {
  readonly studentId: string;
  readonly yearId: string;
  readonly unitId: string;
  readonly answers: readonly AnswerInput[];
  readonly subjects: readonly string[] | undefined;
  readonly now: number;
}

/** Records a whole past-year exam in one call: the open attempt or a new one, its subjects, its answers, its submit. */
export function recordExamResult(dependencies: RecordExamResultDependencies) {
  return async (command: RecordCommand): Promise<Submitted> => {
    const { studentId, answers, now } = command;
    const paper = await paperOf(command);
    await requireRight(paper, studentId);
    const subjects = chooseSubjects(paper.paper, command.subjects ?? subjectsOf(paper, answers));
    // Checked before the start: a refused call must not leave an open attempt.
    requireAllowed(checkAnswers(paper, subjects, answers));
    requireCompleteChoice(paper.paper, subjects);
    const start = { studentId, examKind: 'past-year', examId: command.yearId, subjects, now };
    const { attempt, isNew } = await dependencies.startAttempt(start);
    const attemptId = attempt._id;
    if (!isNew) await dependencies.changeSubjects({ attemptId, studentId, subjects, now });
    return dependencies.submitAttempt({ attemptId, studentId, answers, isAuto: false, now });
  };

  async function paperOf({ yearId, unitId }: RecordCommand): Promise<PublishedPaper> {
    const head = await dependencies.papers.head(yearId);
    const prepared =
      head === null ? null : await dependencies.papers.publishedVersion(yearId, head.paperVersion);
    if (prepared === null || prepared.paper.unitId !== unitId) {
      throw new DomainError('not-found', 'exams.not-found');
    }
    return prepared;
  }

  /** Runs before the answers are checked. */
  async function requireRight({ paper }: PublishedPaper, studentId: string): Promise<void> {
    const scope = scopeOf(paper);
    const refusal = refusalWithoutRight(scope, await dependencies.entitlements.has(studentId, scope));
    if (refusal !== null) throw refusal;
  }
}

/** The optional subjects of the answers. */
function subjectsOf({ places }: PublishedPaper, answers: readonly AnswerInput[]): readonly string[] {
  const answered = answers.flatMap(({ questionId }) => places.get(questionId)?.subject ?? []);
  return [...new Set(answered.filter((subject) => !subject.mandatory).map((subject) => subject.subjectName))];
}
