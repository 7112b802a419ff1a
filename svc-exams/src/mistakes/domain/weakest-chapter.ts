export interface WeakestChapter {
  readonly subject: string;
  readonly chapter: string;
  /** In the notebook, not remembered yet. */
  readonly mistakes: number;
}

interface InChapter {
  readonly subject: string;
  readonly chapter: string;
}

/** Fewer say little about a chapter. */
const enoughMistakes = 3;

/** The chapter with the most of these questions, among those that can be practised; of equal ones the first by name. */
export function weakestChapter(
  questions: readonly InChapter[],
  practisable: readonly InChapter[],
): WeakestChapter | null {
  const chapters = new Set(practisable.map(keyOf));
  const counted = Map.groupBy(
    questions.filter((question) => question.chapter !== '' && chapters.has(keyOf(question))),
    keyOf,
  );
  const [first] = [...counted]
    .filter(([, among]) => among.length >= enoughMistakes)
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
  const [question] = first?.[1] ?? [];
  return question === undefined
    ? null
    : { subject: question.subject, chapter: question.chapter, mistakes: first?.[1].length ?? 0 };
}

function keyOf({ subject, chapter }: InChapter): string {
  return `${subject}\n${chapter}`;
}
