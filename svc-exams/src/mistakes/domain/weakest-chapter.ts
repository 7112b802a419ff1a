export interface WeakestChapter {
  readonly subject: string;
  readonly chapter: string;
  /** Questions in the notebook that are not remembered yet. */
  readonly mistakes: number;
  /** Questions that can be practised. */
  readonly questions: number;
}

interface InChapter {
  readonly subject: string;
  readonly chapter: string;
}

/** With fewer mistakes a chapter is not compared. */
const enoughMistakes = 3;

/** The chapter with the most of these questions, among those that can be practised; the first by name of equal ones. */
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
