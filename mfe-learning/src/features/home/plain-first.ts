import type { SampleQuestion } from '../../courses/course-types.ts';

/** Characters of a question in one language that fit its place. */
const roomFor = { question: 160, option: 48 } as const;

/** Whether a text needs neither maths nor a picture, which are heavy, and fits: it may be in two languages. */
function isPlain(text: string, room: number): boolean {
  const words = text.replaceAll(/<[^>]*>/gu, '');
  return !/\$|\\[([]|<img|<table/iu.test(text) && words.length <= 2 * room;
}

function isLight({ question, options }: SampleQuestion): boolean {
  return isPlain(question, roomFor.question) && options.every(({ text }) => isPlain(text, roomFor.option));
}

/** The questions that show at once, then the others, both in their order. */
export function plainFirst(questions: readonly SampleQuestion[]): readonly SampleQuestion[] {
  return questions.toSorted((one, other) => Number(isLight(other)) - Number(isLight(one)));
}
