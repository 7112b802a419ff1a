/** A text in one language; a list where there is a singular: `[text, one]`. */
export type Text = string | readonly [text: string, one: string];

/** The form of a file of texts: the number of the first text of each run, and the texts of the run. */
type TextFile = readonly (number | Text)[];

export function encodeTexts(texts: readonly (readonly [number: number, text: Text])[]): string {
  let next = 0;
  const file = texts
    .toSorted(([one], [other]) => one - other)
    .flatMap(([number, text]): TextFile => {
      const run = number === next ? [text] : [number, text];
      next = number + 1;
      return run;
    });
  return JSON.stringify(file);
}

/** Writes the texts of a file into a table. */
export function readTexts(file: unknown, table: Text[]): void {
  let next = 0;
  for (const entry of file as TextFile) {
    if (typeof entry === 'number') next = entry;
    else {
      table[next] = entry;
      next += 1;
    }
  }
}
