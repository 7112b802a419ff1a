import type { fileBytes } from '@pathshala/contract-kit/file';
import type { uploadedPicture } from '@pathshala/contract-kit/uploads';
import { useServices } from '@pathshala/web-kit/services';
import { useMemo } from 'react';
import { fetchWithProgress } from '@pathshala/web-kit/fetch-with-progress';
import { shrinkPicture } from './shrink-picture.ts';
import type { UploadPicture } from './upload-context.ts';

interface UploadRoute {
  readonly method: 'post';
  readonly path: string;
  readonly body: typeof fileBytes;
  readonly answer: typeof uploadedPicture;
}

/** Milliseconds: a large picture on a slow network. */
const timeout = 120_000;

/** Uploads pictures by this route of a contract, such as `/pages/files`; for `UploadContext`. */
export function usePictureUpload(path: string): UploadPicture {
  const { api } = useServices();
  return useMemo(
    () =>
      async (file, { onProgress = () => undefined, signal }) => {
        const body = await shrinkPicture(file);
        const options = { timeout, fetch: fetchWithProgress(onProgress), ...(signal && { signal }) };
        return api.call<UploadRoute>('post', path, { body }, options);
      },
    [api, path],
  );
}
