/** A number from a text, the same everywhere (FNV-1a); unsigned, 32 bits. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** The items in an order that follows from the seed alone. */
export function seededOrder<Item>(items: readonly Item[], seed: number): Item[] {
  const random = numbersFrom(seed);
  const ordered = [...items];
  for (let last = ordered.length - 1; last >= 1; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = ordered.splice(last, 1, ...ordered.slice(other, other + 1));
    ordered.splice(other, 1, ...moved);
  }
  return ordered;
}

interface Ordered {
  readonly order?: { readonly questions: boolean; readonly options: boolean } | undefined;
  readonly subjects: readonly {
    readonly mcqs: readonly { readonly _id: string; readonly options: readonly unknown[] }[];
  }[];
}

/**
 * The paper in the order of one attempt, where its `order` asks for it: questions within their subject, options within
 * their question. The same seed gives the same order.
 */
export function orderPaper<Paper extends Ordered>(paper: Paper, seed: number): Paper {
  const { questions = false, options = false } = paper.order ?? {};
  if (!questions && !options) return paper;
  const subjects = paper.subjects.map((subject, at) => {
    const mcqs = questions ? seededOrder(subject.mcqs, mixed(seed, at)) : subject.mcqs;
    if (!options) return { ...subject, mcqs };
    return {
      ...subject,
      mcqs: mcqs.map((mcq) => ({
        ...mcq,
        options: seededOrder(mcq.options, mixed(seed, seedOf(mcq._id))),
      })),
    };
  });
  return { ...paper, subjects };
}

function mixed(seed: number, other: number): number {
  return Math.imul(seed ^ Math.imul(other + 1, 0x9e3779b1), 0x85ebca6b) >>> 0;
}

/** Numbers from 0 to below 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mix = Math.imul(state ^ (state >>> 15), state | 1);
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
    return ((mix ^ (mix >>> 14)) >>> 0) / 4_294_967_296;
  };
}
