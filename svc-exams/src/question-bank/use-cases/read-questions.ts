import { facetsOf, type QuestionFacets } from '../domain/question-facets.ts';
import {
  type BankQuestion,
  changedFields,
  type QuestionVersion,
  requireQuestion,
  versionOf,
} from '../domain/question.ts';
import type { Questions, QuestionVersions } from '../ports.ts';

interface ReadQuestionDependencies {
  readonly questions: Questions;
}

export function readQuestion({ questions }: ReadQuestionDependencies) {
  return async (id: string): Promise<BankQuestion> => requireQuestion(await questions.find(id));
}

interface ReadFacetsDependencies {
  readonly questions: Questions;
}

interface BankFacets extends QuestionFacets {
  readonly total: number;
  readonly used: number;
  readonly forPractice: number;
}

export function readFacets({ questions }: ReadFacetsDependencies) {
  return async (): Promise<BankFacets> => {
    const [labels, used, forPractice] = await Promise.all([
      questions.labelCounts({}),
      questions.count({ used: 'yes' }),
      questions.count({ forPractice: 'yes' }),
    ]);
    const total = labels.reduce((sum, { count }) => sum + count, 0);
    return { total, used, forPractice, ...facetsOf(labels) };
  };
}

interface ListVersionsDependencies extends ReadQuestionDependencies {
  readonly versions: QuestionVersions;
}

export interface ComparedVersion extends QuestionVersion {
  /** Fields that differ from the previous version. */
  readonly changed: readonly string[];
}

const maxVersions = 50;

/** The current one first. */
export function listVersions({ questions, versions }: ListVersionsDependencies) {
  return async (id: string): Promise<readonly ComparedVersion[]> => {
    const current = requireQuestion(await questions.find(id));
    const older = await versions.list(id, maxVersions + 1);
    const all = [versionOf(current), ...older.filter(({ version }) => version < current.version)];
    return all.slice(0, maxVersions).map((version, at) => {
      const before = all[at + 1];
      return { ...version, changed: before === undefined ? [] : changedFields(before, version) };
    });
  };
}
