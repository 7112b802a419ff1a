import { isApiError } from '../api/api-error.ts';
import type { PageCalls, Pages, StoredPages } from './page-calls.ts';
import type { PageChange } from './page-changes.ts';

export interface PageSender {
  /** Returns the pages of the server's last answer. */
  readonly pages: () => Pages;
  readonly upload: (...input: Parameters<PageCalls['upload']>) => Promise<void>;
  /** Applies the change to the pages as the server has them by then, also when another device was first. */
  readonly arrange: (change: PageChange) => Promise<void>;
}

const maxConflicts = 3;
/** This value replaces the server's `rev` until its pages are read. */
const unread = '';

/** Whether the same call may succeed later. */
export function isTransient(error: unknown): boolean {
  if (!isApiError(error)) throw error;
  return [0, 401, 408, 429].includes(error.status) || error.status >= 500;
}

/** The calls about pages, each made on what the one before has answered. */
export function createPageSender(calls: PageCalls, pages: Pages): PageSender {
  let server: StoredPages = { pages, rev: unread };

  async function arrange(change: PageChange, conflicts = 0): Promise<void> {
    if (server.rev === unread) server = await calls.list();
    const wanted = change(server.pages);
    if (wanted === server.pages) return;
    try {
      server = await calls.arrange({ pages: wanted, rev: server.rev });
    } catch (error) {
      if (isTransient(error)) throw error;
      server = { ...server, rev: unread };
      const isStale = isApiError(error) && calls.isStale(error.code);
      if (!isStale || conflicts >= maxConflicts) throw error;
      await arrange(change, conflicts + 1);
    }
  }
  return {
    pages: () => server.pages,
    upload: async (upload) => {
      server = await calls.upload(upload);
    },
    arrange: (change) => arrange(change),
  };
}
