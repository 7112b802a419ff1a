export interface WeakestChapter {
  readonly subject: string;
  readonly chapter: string;
  /** In the notebook, not remembered yet. */
  readonly mistakes: number;
  /** That can be practised. */
  readonly questions: number;
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
  drawable: readonly (InChapter & { readonly count: number })[],
): WeakestChapter | null {
  const choices = Map.groupBy(drawable, keyOf);
  const counted = Map.groupBy(
    questions.filter((question) => question.chapter !== '' && choices.has(keyOf(question))),
    keyOf,
  );
  const [first] = [...counted]
    .filter(([, among]) => among.length >= enoughMistakes)
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
  if (first === undefined) return null;
  const [key, [question = { subject: '', chapter: '' }, ...others]] = first;
  const { subject, chapter } = question;
  const available = (choices.get(key) ?? []).reduce((sum, { count }) => sum + count, 0);
  return { subject, chapter, mistakes: 1 + others.length, questions: available };
}

function keyOf({ subject, chapter }: InChapter): string {
  return `${subject}\n${chapter}`;
}
