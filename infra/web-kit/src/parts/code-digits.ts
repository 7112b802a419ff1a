import { asciiDigits } from '@pathshala/rules/digits';

/** A code as typed, and where its caret is. */
export interface TypedCode {
  readonly text: string;
  readonly caret: number;
}

/** The digits of a text, Bengali ones in ASCII; at most `length`. */
export function codeDigits(text: string, length: number): string {
  return asciiDigits(text.normalize('NFKC')).replaceAll(/\D/gu, '').slice(0, length);
}

/**
 * The code after an input event. A digit typed into a full code replaces the one at the caret, as boxes suggest; a whole
 * code replaces everything, wherever it was pasted.
 */
export function editCode(before: string, typed: TypedCode, length: number): TypedCode {
  const isInsertion = typed.text.length === before.length + 1 && before.length === length;
  const raw = isInsertion ? typed.text.slice(0, typed.caret) + typed.text.slice(typed.caret + 1) : typed.text;
  const text = codeDigits(raw, length);
  return { text, caret: Math.min(codeDigits(raw.slice(0, typed.caret), length).length, text.length) };
}
