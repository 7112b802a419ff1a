/** The first letter of a name as it is written: a Bengali letter with its sign. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment ?? '';
}
