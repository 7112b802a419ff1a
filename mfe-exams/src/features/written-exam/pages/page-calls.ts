import type {
  arrangeWrittenPages,
  listWrittenPages,
  PagesInput,
  uploadWrittenPage,
  WrittenPages,
} from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fetchWithProgress } from '@pathshala/web-kit/fetch-with-progress';

interface PageUpload {
  readonly uploadId: string;
  readonly picture: Blob;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The calls about the pages of one attempt. A 401 does not end the page's session: the exam asks to log in again. */
export interface PageCalls {
  readonly list: () => Promise<WrittenPages>;
  readonly upload: (upload: PageUpload) => Promise<WrittenPages>;
  readonly arrange: (input: PagesInput) => Promise<WrittenPages>;
}

const options = { endsSession: false } as const;
/** Milliseconds: a photo on a slow network. */
const uploadTimeout = 120_000;

export function createPageCalls(api: Api, attemptId: string): PageCalls {
  const params = { id: attemptId };
  const path = '/exams/attempts/{id}/pages';
  return {
    list: () => api.call<typeof listWrittenPages>('get', path, { params }, options),
    arrange: (body) => api.call<typeof arrangeWrittenPages>('put', path, { params, body }, options),
    upload: ({ uploadId, picture, onProgress }) => {
      const body = new FormData();
      body.append('file', picture, 'page.jpg');
      const sending = { ...options, timeout: uploadTimeout, fetch: fetchWithProgress(onProgress) };
      return api.call<typeof uploadWrittenPage>('post', path, { params, query: { uploadId }, body }, sending);
    },
  };
}
