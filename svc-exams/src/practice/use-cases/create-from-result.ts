import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  countedQuestions,
  markQuestion,
  type RequireOwnResult,
  type SubmittedAttempt,
} from '../../attempts/index.ts';
import { type AreAnswersVisible, type Paper, type Papers, rulesOf } from '../../papers/index.ts';
import type { AnswersShown } from '../domain/practice-test.ts';
import type { FindQuestions, SourceOf } from '../ports.ts';
import type { MadePractice, PublishPractice } from './publish-practice.ts';

interface CreateFromResultDependencies {
  readonly requireOwnResult: RequireOwnResult;
  readonly papers: Pick<Papers, 'head' | 'version'>;
  readonly areAnswersVisible: AreAnswersVisible;
  readonly sourceOf: SourceOf;
  readonly findQuestions: FindQuestions;
  readonly publishPractice: PublishPractice;
}

interface FromResultCommand {
  readonly studentId: string;
  readonly resultId: string;
  readonly withBlank: boolean;
  readonly answersShown: AnswersShown;
  readonly now: number;
}

/** Creates a test from the wrong questions of an own result, and optionally the blank ones, whose key the student may see. */
export function createFromResult(dependencies: CreateFromResultDependencies) {
  const { requireOwnResult, papers, areAnswersVisible, publishPractice } = dependencies;
  return async (command: FromResultCommand): Promise<MadePractice> => {
    const { studentId, resultId, withBlank, answersShown, now } = command;
    const attempt = await requireOwnResult(command);
    const head = await papers.head(attempt.examId);
    if (
      head === null ||
      !(await areAnswersVisible({ head, version: attempt.paperVersion, studentId, now }))
    ) {
      throw new DomainError('forbidden', 'exams.answers-not-released');
    }
    const { paper } = await papers.version(attempt.examId, attempt.paperVersion);
    const ids = questionsToPractise(paper, attempt, withBlank);
    return publishPractice({
      studentId,
      wish: { resultId, withBlank, answersShown },
      title: paper.title,
      answersShown,
      now,
      gather: () => gather(attempt, ids, command),
    });
  };

  async function gather(attempt: SubmittedAttempt, ids: readonly string[], reader: FromResultCommand) {
    const { examId, paperVersion: version } = attempt;
    const isPractice = rulesOf(attempt).right === 'owner';
    const sources = await dependencies.sourceOf({ examId, version, isPractice }, ids);
    const found = await dependencies.findQuestions([...sources.values()], reader);
    return ids.flatMap((id) => found.get(id) ?? []).filter(({ isKeyVisible }) => isKeyVisible);
  }
}

/** Ids, sorted as in the paper. */
function questionsToPractise(paper: Paper, attempt: SubmittedAttempt, withBlank: boolean): readonly string[] {
  return countedQuestions(paper, attempt)
    .filter((question) => {
      const { outcome } = markQuestion(paper, question, attempt.answers[question._id]);
      return outcome === 'wrong' || (withBlank && outcome === 'blank');
    })
    .map(({ _id }) => _id);
}
