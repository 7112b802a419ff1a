export type DrawingKind = 'sheet' | 'medal' | 'talk' | 'board' | 'fair';

/** The words that an author may write as type or title, in either language. */
const words: readonly (readonly [DrawingKind, RegExp])[] = [
  ['medal', /scholar|olympiad|বৃত্তি|অলিম্পিয়াড/iu],
  ['fair', /fair|fest|মেলা|উৎসব/iu],
  ['board', /class|course|ক্লাস|কোর্স/iu],
  ['talk', /seminar|orient|workshop|talk|সেমিনার|ওরিয়েন্টেশন|কর্মশালা/iu],
];

/** The drawing for the kind of a campaign: by its type, else by its title. */
export function drawingOf(
  { type, title }: { readonly type: string; readonly title: string },
  isExam: boolean,
): DrawingKind {
  for (const text of [type, title]) {
    const kind = words.find(([, pattern]) => pattern.test(text))?.[0];
    if (kind !== undefined && !(isExam && kind === 'board')) return kind;
  }
  return isExam ? 'sheet' : 'talk';
}
