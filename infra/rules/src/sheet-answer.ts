import { searchKeyOf } from './bengali.ts';
import type { PasteProblem } from './pasted-question.ts';
import { indexOfLetter } from './sheet-columns.ts';

export type SheetAnswer =
  | { readonly correct: readonly number[] }
  | {
      readonly problem: Extract<
        PasteProblem,
        'noAnswerCell' | 'unknownAnswerCell' | 'ambiguousAnswer' | 'severalAnswers'
      >;
    };

/** The options that an answer names: by letter (A, ক), by number (1, ১), or by the text of an option. */
export function answerOf(text: string, options: readonly string[], isMultipleChoice: boolean): SheetAnswer {
  const whole = text.trim();
  if (whole === '') return { problem: 'noAnswerCell' };
  const single = indexesNamed(whole, options);
  if (single.length === 1) return { correct: single };
  if (single.length > 1) return { problem: 'ambiguousAnswer' };
  const parts = whole.split(/[,;/&]|\sও\s/u).map((part) => indexesNamed(part.trim(), options));
  if (parts.length < 2 || parts.some(({ length }) => length === 0)) return { problem: 'unknownAnswerCell' };
  if (!isMultipleChoice) return { problem: 'severalAnswers' };
  if (parts.some(({ length }) => length > 1)) return { problem: 'ambiguousAnswer' };
  return { correct: [...new Set(parts.flat())].toSorted((one, other) => one - other) };
}

/** Returns more than one index if the text names one option by its letter or number and another by its text. */
function indexesNamed(text: string, options: readonly string[]): readonly number[] {
  const key = searchKeyOf(text);
  const named = indexOfLetter(key.replace(/^\(?(.)[.)]?$/u, '$1'));
  const written = options.findIndex((option) => searchKeyOf(option) === key);
  return [...new Set([named, written])].filter((index) => index !== -1 && index < options.length);
}
