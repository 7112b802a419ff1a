import { isAiken } from '@pathshala/rules/parse-aiken';
import { headingsOf } from '@pathshala/rules/sheet-columns';
import type { FileFormat } from '../domain/file-question.ts';
import { decodeText } from '@pathshala/uploads/decode-text';
import { openZip } from '@pathshala/uploads/zip';

const answerLine = /^\s*(?:answer|উত্তর)\s*[:ঃ]/imu;
const optionLine = /^\s*[([]?[A-Fa-fক-চ][.)\]।]/mu;
const giftAnswers = /\{\s*(?:[=~]|T\b|F\b|TRUE\b|FALSE\b)|^\s*\$CATEGORY:/imu;

function isZip(content: Uint8Array): boolean {
  return content[0] === 0x50 && content[1] === 0x4b && content[2] === 3 && content[3] === 4;
}

function separatorsIn(line: string): number {
  return line.match(/[\t,;]/gu)?.length ?? 0;
}

function textFormat(text: string): FileFormat | null {
  const start = text.replace(/^\uFEFF/u, '').trimStart();
  const [first = ''] = start.split(/\r\n|\r|\n/u, 1);
  if (/^<(?:\?xml|quiz)/u.test(start)) return 'moodle';
  if (headingsOf(first.split(/[\t,;]/u).map((cell) => cell.replaceAll('"', '')))) return 'csv';
  if (answerLine.test(text) || isAiken(text)) return 'aiken';
  if (giftAnswers.test(text)) return 'gift';
  if (separatorsIn(first) >= 3) return 'csv';
  return optionLine.test(text) ? 'aiken' : null;
}

/** By the content; `zip` is one that is no Excel file. Null: nothing that holds questions. */
export function detectFormat(content: Uint8Array): FileFormat | 'zip' | null {
  if (!isZip(content)) return textFormat(decodeText(content));
  return openZip(content).entries.some(({ name }) => name === 'xl/workbook.xml') ? 'xlsx' : 'zip';
}
