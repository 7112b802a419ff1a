import type { FileFormat, QuestionFormat } from '../domain/file-question.ts';
import { aikenFormat } from './aiken-format.ts';
import { csvFormat } from './csv-format.ts';
import { excelFormat } from './excel-format.ts';
import { giftFormat } from './gift-format.ts';
import { moodleFormat } from './moodle-format.ts';

export const questionFormats: Readonly<Record<FileFormat, QuestionFormat>> = {
  xlsx: excelFormat,
  csv: csvFormat,
  gift: giftFormat,
  aiken: aikenFormat,
  moodle: moodleFormat,
};
