import { useContext, useRef, useState } from 'react';
import { UploadContext } from '../../uploads/upload-context.ts';

/** Uploads a file and resolves to its address. Rejects with an Error whose message is a sentence for people. */
export type Upload = (
  file: File,
  options: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
) => Promise<string>;

export interface Uploading {
  /** The share that is uploaded, from 0 to 1; undefined if no file is being uploaded. */
  readonly share: number | undefined;
  readonly error: string | undefined;
  readonly start: (file: File) => Promise<void>;
  readonly fail: (error: string) => void;
  readonly cancel: () => void;
}

/** One upload at a time, with its progress; by default with the upload of pictures of the page. */
export function useUpload(upload: Upload | undefined, onDone: (url: string) => void): Uploading {
  const uploadPicture = useContext(UploadContext);
  const [state, setState] = useState<{ readonly share?: number; readonly error?: string }>({});
  const running = useRef<AbortController>(undefined);
  const send: Upload | undefined =
    upload ?? (uploadPicture && (async (file, options) => (await uploadPicture(file, options)).url));

  async function start(file: File): Promise<void> {
    if (!send) throw new Error('FileField needs an upload, or UploadContext around it.');
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ share: 0 });
    try {
      const url = await send(file, { signal, onProgress: (share) => setState({ share }) });
      setState({});
      onDone(url);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      setState(signal.aborted ? {} : { error: error.message });
    }
  }

  return {
    share: state.share,
    error: state.error,
    start,
    fail: (error) => setState({ error }),
    cancel: () => running.current?.abort(),
  };
}
