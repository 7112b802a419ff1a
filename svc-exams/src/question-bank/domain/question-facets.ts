import { compareNames } from '@pathshala/rules/bengali-order';
import { difficulties, type Difficulty } from './question.ts';

/** The number of questions with the same labels. */
export interface LabelCount {
  readonly subject: string;
  readonly chapter: string;
  readonly difficulty: Difficulty;
  readonly tagLines: string;
  readonly count: number;
}

export interface QuestionFacets {
  readonly subjects: readonly {
    readonly subject: string;
    readonly count: number;
    readonly chapters: readonly { readonly chapter: string; readonly count: number }[];
  }[];
  readonly difficulties: readonly { readonly difficulty: Difficulty; readonly count: number }[];
  readonly tags: readonly { readonly tag: string; readonly count: number }[];
}

interface Counted {
  readonly name: string;
  readonly count: number;
}

function sumByName(counted: Iterable<Counted>): Counted[] {
  const sums = new Map<string, number>();
  for (const { name, count } of counted) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => compareNames(one.name, other.name));
}

function tagsOf({ tagLines, count }: LabelCount): Counted[] {
  return tagLines
    .split('\n')
    .filter((tag) => tag !== '')
    .map((name) => ({ name, count }));
}

/** Names in alphabetical order; those without a name are left out of the tags and chapters, not of the subjects. */
export function facetsOf(labels: readonly LabelCount[]): QuestionFacets {
  const bySubject = Map.groupBy(labels, ({ subject }) => subject);
  const sum = (of: readonly LabelCount[]) => of.reduce((total, { count }) => total + count, 0);
  return {
    subjects: sumByName(labels.map(({ subject: name, count }) => ({ name, count }))).map(
      ({ name: subject, count }) => ({
        subject,
        count,
        chapters: sumByName(
          (bySubject.get(subject) ?? []).map(({ chapter: name, count: of }) => ({ name, count: of })),
        )
          .filter(({ name }) => name !== '')
          .map(({ name, count: of }) => ({ chapter: name, count: of })),
      }),
    ),
    difficulties: difficulties.map((difficulty) => ({
      difficulty,
      count: sum(labels.filter((label) => label.difficulty === difficulty)),
    })),
    tags: sumByName(labels.flatMap(tagsOf)).map(({ name, count }) => ({ tag: name, count })),
  };
}
