import { textHash } from './text-hash.ts';

export interface Drawable {
  readonly _id: string;
  readonly subject: string;
  readonly chapter: string;
}

function inSeededOrder<Item>(items: readonly Item[], keyOf: (item: Item) => string, seed: string): Item[] {
  return items
    .map((item) => ({ item, order: textHash(`${seed}\n${keyOf(item)}`) }))
    .toSorted((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)))
    .map(({ item }) => item);
}

/**
 * Draws the ids of `count` questions: one of each chapter after the other, so that the numbers of two chapters differ by one at
 * most while both have questions. The same seed draws the same from the same questions; another question in the bank changes
 * the draw of its own chapter alone.
 */
export function drawQuestions(
  questions: readonly Drawable[],
  { count, seed }: { readonly count: number; readonly seed: string },
): string[] {
  const chapterOf = ({ subject, chapter }: Drawable) => `${subject}\n${chapter}`;
  const chapters = new Map<string, Drawable[]>();
  for (const question of questions) {
    const list = chapters.get(chapterOf(question));
    if (list === undefined) chapters.set(chapterOf(question), [question]);
    else list.push(question);
  }
  const order = inSeededOrder([...chapters], ([name]) => name, seed);
  const piles = order.map(([, list]) => inSeededOrder(list, ({ _id }) => _id, seed));
  const rounds = Math.max(0, ...piles.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => piles.map((pile) => pile[round]))
    .flat()
    .flatMap((question) => question?._id ?? [])
    .slice(0, count);
}
