import type { FileFormat, FormatContent, QuestionFormat } from '../domain/file-question.ts';
import { aikenFormat } from './aiken-format.ts';

/** Loads a format with its libraries at its first use, so that a service without imports does not hold them in memory. */
function loadedLater(
  head: Pick<QuestionFormat, 'extension' | 'contentType'>,
  load: () => Promise<FormatContent>,
): QuestionFormat {
  return {
    ...head,
    read: async (content, options) => (await load()).read(content, options),
    write: async (questions, pictures) => (await load()).write(questions, pictures),
    rebuild: async (source) => (await load()).rebuild(source),
  };
}

export const questionFormats: Readonly<Record<FileFormat, QuestionFormat>> = {
  xlsx: loadedLater(
    {
      extension: 'xlsx',
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
    async () => (await import('./excel-format.ts')).excelFormat,
  ),
  csv: loadedLater(
    { extension: 'csv', contentType: 'text/csv; charset=utf-8' },
    async () => (await import('./csv-format.ts')).csvFormat,
  ),
  gift: loadedLater(
    { extension: 'gift', contentType: 'text/plain; charset=utf-8' },
    async () => (await import('./gift-format.ts')).giftFormat,
  ),
  aiken: aikenFormat,
  moodle: loadedLater(
    { extension: 'xml', contentType: 'application/xml' },
    async () => (await import('./moodle-format.ts')).moodleFormat,
  ),
};
