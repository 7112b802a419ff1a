import { type QuestionFileFormat, questionFileLimit } from '@pathshala/svc-exams-contract/question-file';
import type { importQuestions } from '@pathshala/svc-exams-contract/question-routes';
import { isApiError } from '@pathshala/web-kit/api-error';
import { fetchWithProgress } from '@pathshala/web-kit/fetch-with-progress';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useRef, useState } from 'react';
import { fileTexts, isUnchanged } from '../../files/is-unchanged.ts';
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

interface QuestionReading {
  /** The share of the file that was sent, from 0 to 1; undefined while nothing is sent. */
  readonly share: number | undefined;
  readonly error: string | undefined;
  readonly read: (source: QuestionSource) => Promise<void>;
  readonly stop: () => void;
}

const megabyte = 1_000_000;
/** Milliseconds: a large file on a slow network. */
const timeout = 300_000;

/** Sends a file, or pasted text as one, for the dry run. */
export function useReadQuestions(onRead: (importId: string) => void): QuestionReading {
  const translate = useText();
  const { api } = useServices();
  const [{ share, error }, setState] = useState<{ share?: number; error?: string }>({});
  const running = useRef<AbortController>(undefined);

  async function send(source: Blob, { format, sheet }: QuestionSource): Promise<void> {
    const { signal } = (running.current = new AbortController());
    const body = new FormData();
    body.append('file', source);
    setState({ share: 0 });
    const options = {
      signal,
      timeout,
      fetch: fetchWithProgress((sent) => setState({ share: sent })),
    };
    try {
      const { importId } = await api.call<typeof importQuestions>(
        'post',
        '/questions/imports',
        { query: { format, ...(sheet !== undefined && { sheet }) }, body },
        options,
      );
      onRead(importId);
    } catch (failure) {
      if (!signal.aborted && !isApiError(failure)) throw failure;
      setState(signal.aborted ? {} : { error: (failure as Error).message });
    }
  }

  async function read(source: QuestionSource): Promise<void> {
    const { file, text } = source;
    if (!file && text.trim() === '') setState({ error: translate(texts.needed) });
    else if (file && file.size > questionFileLimit) {
      setState({ error: translate(texts.tooLarge, { n: questionFileLimit / megabyte }) });
    } else if (file && !(await isUnchanged(file))) setState({ error: translate(fileTexts.changed) });
    else await send(file ?? new Blob([text], { type: 'text/plain' }), source);
  }

  return { share, error, read, stop: () => running.current?.abort() };
}
