import { restoredCell } from '@pathshala/rules/sheet-cells';
import type { FileRemark } from './file-question.ts';
import { fragmentOfText } from './fragments.ts';
import { fragmentOfFormat } from './texts-of-format.ts';

export interface SheetCell {
  /** The text of the cell, without its formatting. */
  readonly text: string;
  /** The cell as HTML, only where part of the text is raised or lowered. */
  readonly html?: string;
  /** Excel stored a date, so the typed text is lost. */
  readonly isDate?: true;
}

export interface SheetRow {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly SheetCell[];
}

/** The form of a column's cells by its heading; `guessed` in files from before headings stated it. */
export type ColumnForm = 'text' | 'html' | 'guessed';

interface Heading {
  readonly name: string;
  readonly form?: ColumnForm;
}

const formInHeading = /^(.*?)\s*\((html|text)\)\s*$/iu;

/** `Question (HTML)`: the cells below contain HTML. */
export function headingIn(cell: string): Heading {
  const [, name, form] = formInHeading.exec(cell) ?? [];
  if (name === undefined) return { name: cell };
  return { name, form: form?.toLowerCase() === 'html' ? 'html' : 'text' };
}

interface ReadCell {
  /** The text as a reader of the sheet sees it. */
  readonly text: string;
  readonly fragment: string;
  readonly remarks: readonly FileRemark[];
  /** The text that an author corrects; HTML if `isHtml`. */
  readonly editable: string;
  readonly isHtml: boolean;
}

const tag =
  /<\/?(?:p|br|strong|b|em|i|u|s|sub|sup|ul|ol|li|h2|h3|h4|blockquote|code|pre|table|thead|tbody|tr|th|td|img|a|span|div)(?:\s[^<>]*)?\/?>/iu;

/** Earlier exports wrote a plain text where it could be distinguished from HTML. */
function guessedFragment(text: string): string {
  if (!tag.test(text)) return fragmentOfText(text);
  return /^<span>([^<]*)<\/span>$/u.exec(text)?.[1] ?? text;
}

export function readCell(cell: SheetCell | undefined, form: ColumnForm): ReadCell {
  if (cell?.html !== undefined && form === 'text') {
    const html = cell.html.replaceAll(/\r\n|\r|\n/gu, '<br />').trim();
    return { text: cell.text.trim(), fragment: html, remarks: [], editable: html, isHtml: true };
  }
  const text = restoredCell(cell?.text.trim() ?? '');
  const read =
    form === 'guessed'
      ? { fragment: guessedFragment(text), remarks: [] }
      : fragmentOfFormat(text, form === 'html' ? 'html' : 'text');
  return { text, ...read, editable: text, isHtml: form === 'html' };
}
