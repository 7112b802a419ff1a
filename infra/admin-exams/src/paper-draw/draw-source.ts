import type { Api } from '@pathshala/web-kit/api';
import type { Difficulty } from '../bank-question/bank-question-values.ts';
import type { PickableQuestion } from '../question-picker/question-source.ts';

export interface DrawnBlueprint {
  readonly _id: string;
  readonly title: string;
  readonly seed: string;
  readonly rows: readonly {
    readonly _id: string;
    readonly subject: string;
    readonly chapter: string;
    readonly easiest: Difficulty;
    readonly hardest: Difficulty;
    readonly tags: readonly string[];
    readonly count: number;
  }[];
}

export interface DrawWish {
  readonly seed: string;
  readonly retained: { readonly rowId: string; readonly questionId: string }[];
  readonly avoid: string[];
}

export interface Drawn {
  readonly rows: readonly {
    readonly rowId: string;
    readonly questions: readonly PickableQuestion[];
    readonly missing: number;
  }[];
}

/** The calls of a remote that draw papers, which its pact has. They reject with an ApiError. */
export interface DrawSource {
  readonly readBlueprints: (
    api: Api,
    query: { readonly q?: string },
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly DrawnBlueprint[] }>;
  readonly draw: (api: Api, blueprintId: string, wish: DrawWish) => Promise<Drawn>;
}

/** The questions of a subject, to be taken into an exam. */
export interface DrawnSubject {
  readonly subjectName: string;
  readonly questions: readonly PickableQuestion[];
}

/** The drawn questions by the subjects of the rows, in their order. */
export function drawnSubjects(blueprint: DrawnBlueprint, { rows }: Drawn): readonly DrawnSubject[] {
  const subjectOf = new Map(blueprint.rows.map(({ _id, subject }) => [_id, subject]));
  const bySubject = Map.groupBy(rows, ({ rowId }) => subjectOf.get(rowId) ?? '');
  return [...bySubject].map(([subjectName, of]) => ({
    subjectName,
    questions: of.flatMap(({ questions }) => questions),
  }));
}
