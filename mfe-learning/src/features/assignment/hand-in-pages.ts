import type { HandInPage } from '@pathshala/svc-catalog-contract/assignment';
import type { uploadHandIn } from '@pathshala/svc-catalog-contract/assignment-routes';
import type { Api } from '@pathshala/web-kit/api';
import { fetchWithProgress } from '@pathshala/web-kit/fetch-with-progress';
import type { PageCalls, Pages } from '@pathshala/web-kit/page-photos/page-calls';

/** Pages; the limit of the contract, whose schemas are not loaded for it. */
export const pageLimit = 20;

/** Milliseconds: a photo on a slow network. */
const uploadTimeout = 120_000;

export function pagesOfHandIn(pages: readonly HandInPage[]): Pages {
  return pages.map(({ fileId, rotation }) => ({
    pageId: fileId,
    url: `/assignments/files/${fileId}`,
    rotation,
  }));
}

interface HandInPages {
  readonly api: Api;
  readonly assignmentId: string;
  /** The pages of the draft. */
  readonly pages: Pages;
  readonly onChange: (pages: Pages) => void;
}

/** The pictures are uploaded at once; the pages are those of the draft until it is handed in. */
export function createHandInCalls({ api, assignmentId, onChange, ...draft }: HandInPages): PageCalls {
  let pages = draft.pages;
  const stored = () => ({ pages, rev: 'draft' });
  const change = (next: Pages) => {
    pages = next;
    onChange(next);
    return stored();
  };
  return {
    list: async () => stored(),
    arrange: async (input) => change(input.pages),
    isStale: () => false,
    async upload({ picture, onProgress }) {
      const body = new FormData();
      body.append('file', picture, 'page.jpg');
      const { fileId } = await api.call<typeof uploadHandIn>(
        'post',
        '/assignments/{id}/submission/file',
        { params: { id: assignmentId }, query: { name: 'page.jpg', as: 'page' }, body },
        { timeout: uploadTimeout, fetch: fetchWithProgress(onProgress) },
      );
      return change([...pages, ...pagesOfHandIn([{ fileId, rotation: 0 }])]);
    },
  };
}
