import type {
  arrangeWrittenPages,
  listWrittenPages,
  uploadWrittenPage,
} from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fetchWithProgress } from '@pathshala/web-kit/fetch-with-progress';
import type { PageCalls } from '@pathshala/web-kit/page-photos/page-calls';

/** A 401 does not end the page's session: the exam asks to log in again. */
const options = { endsSession: false } as const;
/** Milliseconds: a photo on a slow network. */
const uploadTimeout = 120_000;

/** The calls about the pages of one attempt. */
export function createPageCalls(api: Api, attemptId: string): PageCalls {
  const params = { id: attemptId };
  const path = '/exams/attempts/{id}/pages';
  return {
    list: () => api.call<typeof listWrittenPages>('get', path, { params }, options),
    arrange({ pages, rev }) {
      const body = { pages: pages.map(({ pageId, rotation }) => ({ pageId, rotation })), rev };
      return api.call<typeof arrangeWrittenPages>('put', path, { params, body }, options);
    },
    isStale: (code) => code === 'exams.pages-changed',
    upload: ({ uploadId, picture, onProgress }) => {
      const body = new FormData();
      body.append('file', picture, 'page.jpg');
      const sending = { ...options, timeout: uploadTimeout, fetch: fetchWithProgress(onProgress) };
      return api.call<typeof uploadWrittenPage>('post', path, { params, query: { uploadId }, body }, sending);
    },
  };
}
