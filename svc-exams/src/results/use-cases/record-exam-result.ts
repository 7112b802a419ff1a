import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { AnswerInput } from '@pathshala/svc-exams-contract/attempt';
import { checkAnswers, requireAllowed } from '../../attempts/domain/answers.ts';
import { chooseSubjects, requireCompleteChoice } from '../../attempts/domain/chosen-subjects.ts';
import type { changeSubjects } from '../../attempts/use-cases/change-subjects.ts';
import type { startAttempt } from '../../attempts/use-cases/start-attempt.ts';
import type { submitAttempt, Submitted } from '../../attempts/use-cases/submit-attempt.ts';
import type { Entitlements } from '../../entitlements/domain/entitlements.ts';
import { refusalWithoutRight, scopeOf } from '../../entitlements/domain/right-to-sit.ts';
import type { Papers, PreparedPaper } from '../../papers/domain/papers.ts';

interface Dependencies {
  readonly papers: Papers;
  readonly entitlements: Entitlements;
  readonly startAttempt: ReturnType<typeof startAttempt>;
  readonly changeSubjects: ReturnType<typeof changeSubjects>;
  readonly submitAttempt: ReturnType<typeof submitAttempt>;
}

export interface RecordCommand {
  readonly studentId: string;
  readonly yearId: string;
  readonly unitId: string;
  readonly answers: readonly AnswerInput[];
  readonly subjects: readonly string[] | undefined;
  readonly now: number;
}

/** A whole past-year exam in one call: the open attempt or a new one, its subjects, its answers, its submit. */
export function recordExamResult(dependencies: Dependencies) {
  return async (command: RecordCommand): Promise<Submitted> => {
    const { studentId, answers, now } = command;
    const paper = await paperOf(command);
    await requireRight(paper, studentId);
    const subjects = chooseSubjects(paper.paper, command.subjects ?? subjectsOf(paper, answers));
    // Before the start: a refused call must not leave an attempt running behind the caller's back.
    requireAllowed(checkAnswers(paper.places, subjects, answers));
    requireCompleteChoice(paper.paper, subjects);
    const start = { studentId, examKind: 'past-year', examId: command.yearId, subjects, now };
    const { attempt, isNew } = await dependencies.startAttempt(start);
    const attemptId = attempt._id;
    if (!isNew) await dependencies.changeSubjects({ attemptId, studentId, subjects, now });
    return dependencies.submitAttempt({ attemptId, studentId, answers, isAuto: false, now });
  };

  async function paperOf({ yearId, unitId }: RecordCommand): Promise<PreparedPaper> {
    const head = await dependencies.papers.head(yearId);
    const prepared = head === null ? null : await dependencies.papers.version(yearId, head.paperVersion);
    if (prepared === null || prepared.paper.unitId !== unitId) {
      throw new DomainError('not-found', 'exams.not-found');
    }
    return prepared;
  }

  /** Said before anything that is wrong with the answers. */
  async function requireRight({ paper }: PreparedPaper, studentId: string): Promise<void> {
    const scope = scopeOf(paper);
    const refusal = refusalWithoutRight(scope, await dependencies.entitlements.has(studentId, scope));
    if (refusal !== null) throw refusal;
  }
}

/** The optional subjects that the answers lie in. */
function subjectsOf({ places }: PreparedPaper, answers: readonly AnswerInput[]): readonly string[] {
  const answered = answers.flatMap(({ questionId }) => places.get(questionId)?.subject ?? []);
  return [...new Set(answered.filter((subject) => !subject.mandatory).map((subject) => subject.subjectName))];
}
