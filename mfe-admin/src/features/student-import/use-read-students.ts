import { type importStudents, studentImportLimits } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { fetchWithProgress } from '@pathshala/web-kit/fetch-with-progress';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useRef, useState } from 'react';
import { fileTexts, isUnchanged } from '../../files/is-unchanged.ts';
import { texts } from './texts.ts';

interface StudentReading {
  /** The share of the file that was sent, from 0 to 1; undefined while nothing is sent. */
  readonly share: number | undefined;
  readonly error: string | undefined;
  readonly read: (file: File | undefined) => Promise<void>;
  readonly stop: () => void;
}

const megabyte = 1_000_000;
/** Milliseconds: a large file on a slow network. */
const timeout = 300_000;

/** Sends a file for the dry run. */
export function useReadStudents(onRead: (importId: string) => void): StudentReading {
  const translate = useText();
  const { api } = useServices();
  const [{ share, error }, setState] = useState<{ share?: number; error?: string }>({});
  const running = useRef<AbortController>(undefined);

  async function send(file: File): Promise<void> {
    const { signal } = (running.current = new AbortController());
    const body = new FormData();
    body.append('file', file);
    setState({ share: 0 });
    const options = { signal, timeout, fetch: fetchWithProgress((sent) => setState({ share: sent })) };
    try {
      const { importId } = await api.call<typeof importStudents>('post', '/users/imports', { body }, options);
      onRead(importId);
    } catch (failure) {
      if (!signal.aborted && !isApiError(failure)) throw failure;
      setState(signal.aborted ? {} : { error: (failure as Error).message });
    }
  }

  async function read(file: File | undefined): Promise<void> {
    const { bytes } = studentImportLimits;
    if (!file) setState({ error: translate(texts.needed) });
    else if (file.size > bytes) setState({ error: translate(texts.tooLarge, { n: bytes / megabyte }) });
    else if (!(await isUnchanged(file))) setState({ error: translate(fileTexts.changed) });
    else await send(file);
  }

  return { share, error, read, stop: () => running.current?.abort() };
}
