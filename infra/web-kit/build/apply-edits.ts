/** The text that takes the place of a part of a source. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies the edits from the first to the last; one inside of a part that is replaced has no effect. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let text = '';
  let done = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < done) continue;
    text += source.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return text + source.slice(done);
}
