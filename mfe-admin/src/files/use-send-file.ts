import { isApiError } from '@pathshala/web-kit/api-error';
import { fetchWithProgress } from '@pathshala/web-kit/fetch-with-progress';
import { useServices } from '@pathshala/web-kit/services';
import { type TextInBoth, useText } from '@pathshala/web-kit/texts';
import { useRef, useState } from 'react';
import type { Api } from '@pathshala/web-kit/api';
import { fileTexts, isUnchanged } from './is-unchanged.ts';

export interface SendingFile {
  /** The share of the file that was sent, from 0 to 1; undefined while nothing is sent. */
  readonly share: number | undefined;
  readonly error: string | undefined;
  readonly stop: () => void;
}

interface SendCall {
  readonly api: Api;
  readonly body: FormData;
  readonly options: NonNullable<Parameters<Api['call']>[3]>;
}

interface SendFileOptions<Source> {
  /** Bytes. */
  readonly limit: number;
  readonly texts: { readonly needed: TextInBoth; readonly tooLarge: TextInBoth };
  readonly fileOf: (source: Source) => Blob | undefined;
  /** Sends the file of the body for the dry run. */
  readonly send: (call: SendCall, source: Source) => Promise<{ readonly importId: string }>;
  readonly onRead: (importId: string) => void;
}

const megabyte = 1_000_000;
/** Milliseconds: a large file on a slow network. */
const timeout = 300_000;

/** Sends a file for a dry run of its import, with its progress. */
export function useSendFile<Source>({ limit, texts, fileOf, send, onRead }: SendFileOptions<Source>) {
  const translate = useText();
  const { api } = useServices();
  const [{ share, error }, setState] = useState<{ share?: number; error?: string }>({});
  const running = useRef<AbortController>(undefined);

  async function start(source: Source, file: Blob): Promise<void> {
    const { signal } = (running.current = new AbortController());
    const body = new FormData();
    body.append('file', file);
    setState({ share: 0 });
    const options = { signal, timeout, fetch: fetchWithProgress((sent) => setState({ share: sent })) };
    try {
      onRead((await send({ api, body, options }, source)).importId);
    } catch (failure) {
      if (!signal.aborted && !isApiError(failure)) throw failure;
      setState(signal.aborted ? {} : { error: (failure as Error).message });
    }
  }

  async function read(source: Source): Promise<void> {
    const file = fileOf(source);
    if (!file) setState({ error: translate(texts.needed) });
    else if (file.size > limit) setState({ error: translate(texts.tooLarge, { n: limit / megabyte }) });
    else if (!(await isUnchanged(file))) setState({ error: translate(fileTexts.changed) });
    else await start(source, file);
  }

  return { share, error, read, stop: () => running.current?.abort() };
}
