import { isAiken } from '@pathshala/rules/parse-aiken';
import { headingsOf } from '@pathshala/rules/sheet-columns';
import type { FileFormat } from '../domain/file-question.ts';
import { headingIn } from '../domain/sheet-texts.ts';
import { decodeText } from '@pathshala/uploads/decode-text';
import { openZip } from '@pathshala/uploads/zip';
import type { ForeignFormat } from '../use-cases/open-question-file.ts';
import { foreignFile, foreignZip, isMoodleXml } from './foreign-format.ts';

const answerLine = /^\s*(?:answer|উত্তর)\s*[:ঃ]/imu;
const optionLine = /^\s*[([]?[A-Fa-fক-চ][.)\]।]/mu;
/** A comment may stand before the first answer. */
const giftAnswers =
  /(?<!\\)(?:\\\\)*\{\s*(?:\/\/[^\n]*\n\s*)*(?:[=~]|(?:T|F|TRUE|FALSE)\s*[#}])|^\s*\$CATEGORY:|^\s*::[^\n]*?::/imu;

function isZip(content: Uint8Array): boolean {
  return content[0] === 0x50 && content[1] === 0x4b && content[2] === 3 && content[3] === 4;
}

function separatorsIn(line: string): number {
  return line.match(/[\t,;]/gu)?.length ?? 0;
}

/** Titles may stand above the headings of a sheet. */
const headingLines = 10;

function areHeadings(line: string): boolean {
  const cells = line.split(/[\t,;]/u).map((cell) => cell.replaceAll('"', ''));
  return headingsOf(cells.map((cell) => headingIn(cell).name)) !== undefined;
}

function textFormat(text: string): FileFormat | null {
  const start = text.replace(/^\uFEFF/u, '').trimStart();
  const lines = start.split(/\r\n|\r|\n/u, headingLines);
  const [first = ''] = lines;
  if (/^sep=.$/iu.test(first) || lines.some(areHeadings)) return 'csv';
  if (answerLine.test(text) || isAiken(text)) return 'aiken';
  if (giftAnswers.test(text)) return 'gift';
  if (separatorsIn(first) >= 3) return 'csv';
  return optionLine.test(text) ? 'aiken' : null;
}

/**
 * Detects by the content; `zip` is a zip that is no Excel file, a foreign format one that is not supported. Null: no format of
 * questions.
 */
export async function detectFormat(
  content: Uint8Array,
  caller: string | null,
): Promise<FileFormat | 'zip' | ForeignFormat | null> {
  if (isZip(content)) {
    const names = (await openZip({ content, caller })).entries.map(({ name }) => name);
    return names.includes('xl/workbook.xml') ? 'xlsx' : (foreignZip(names) ?? 'zip');
  }
  const foreign = foreignFile(content);
  if (foreign !== null) return foreign;
  return isMoodleXml(content) ? 'moodle' : textFormat(decodeText(content));
}
