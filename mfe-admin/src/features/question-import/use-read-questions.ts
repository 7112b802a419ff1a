import { type QuestionFileFormat, questionFileLimit } from '@pathshala/svc-exams-contract/question-file';
import type { importQuestions } from '@pathshala/svc-exams-contract/question-routes';
import { useSendFile } from '../../files/use-send-file.ts';
import { texts } from './texts.ts';

export type ImportFormat = 'auto' | QuestionFileFormat;

/** The source that an author has chosen or typed. It outlives the dry run, so that it can be read again. */
export interface QuestionSource {
  readonly file?: File | undefined;
  /** Pasted; read if there is no file. */
  readonly text: string;
  readonly format: ImportFormat;
  /** A sheet of a workbook; the first one without it. */
  readonly sheet?: string | undefined;
}

/** Sends a file, or pasted text as one, for the dry run. */
export function useReadQuestions(onRead: (importId: string) => void) {
  return useSendFile<QuestionSource>({
    limit: questionFileLimit,
    texts,
    fileOf: ({ file, text }) =>
      file ?? (text.trim() === '' ? undefined : new Blob([text], { type: 'text/plain' })),
    send: ({ api, body, options }, { format, sheet }) =>
      api.call<typeof importQuestions>(
        'post',
        '/questions/imports',
        { query: { format, ...(sheet !== undefined && { sheet }) }, body },
        options,
      ),
    onRead,
  });
}
