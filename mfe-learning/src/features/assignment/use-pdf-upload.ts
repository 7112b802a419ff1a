import type { HandInFile } from '@pathshala/svc-catalog-contract/assignment';
import type { uploadHandIn } from '@pathshala/svc-catalog-contract/assignment-routes';
import { errorSentence } from './error-sentence.ts';
import { fetchWithProgress } from '@pathshala/web-kit/fetch-with-progress';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useRef, useState } from 'react';
import { texts } from './texts.ts';

/** Bytes; the contract's limit. */
const limit = 10_000_000;
export const limitMegabytes = limit / 1_000_000;

/** Milliseconds: 10 MB on a slow network. */
const timeout = 600_000;

type State =
  | { readonly kind: 'idle'; readonly error?: string }
  | { readonly kind: 'running'; readonly name: string; readonly percent: number };

export interface PdfUpload {
  readonly state: State;
  readonly start: (file: File) => void;
  readonly stop: () => void;
}

/** Uploads the PDF as soon as it is chosen. */
export function usePdfUpload(assignmentId: string, onUploaded: (file: HandInFile) => void): PdfUpload {
  const translate = useText();
  const { api } = useServices();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);

  async function send(file: File): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    const body = new FormData();
    body.append('file', file, file.name);
    const onProgress = (share: number): void =>
      setState({ kind: 'running', name: file.name, percent: share * 100 });
    onProgress(0);
    try {
      const uploaded = await api.call<typeof uploadHandIn>(
        'post',
        '/assignments/{id}/submission/file',
        { params: { id: assignmentId }, query: { name: file.name.slice(0, 200) }, body },
        { timeout, signal: controller.signal, fetch: fetchWithProgress(onProgress) },
      );
      setState({ kind: 'idle' });
      onUploaded(uploaded);
    } catch (error) {
      setState({ kind: 'idle', ...(controller.signal.aborted ? {} : { error: errorSentence(error) }) });
    }
  }

  return {
    state,
    start: (file) => {
      running.current?.abort();
      if (file.size > limit) {
        setState({ kind: 'idle', error: translate(texts.tooLarge, { n: limitMegabytes }) });
      } else {
        void send(file);
      }
    },
    stop: () => running.current?.abort(),
  };
}
