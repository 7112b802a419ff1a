import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import type { SitePage, StoredSitePage } from '../domain/site-page.ts';
import type { SitePages } from '../ports.ts';
import { requirePageName } from './read-page.ts';

interface ChangePageDependencies {
  readonly pages: Pick<SitePages, 'update'>;
  readonly now: () => number;
}

export interface ChangePageCommand {
  readonly name: string;
  readonly texts: Pick<SitePage, 'title' | 'body'>;
  /** The revision that the editor has read. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

/** The default text counts as edit 1. Throws `conflict` when the editor has not read the latest edit. */
export function changePage({ pages, now }: ChangePageDependencies) {
  return async ({ name, texts, rev, editor }: ChangePageCommand): Promise<StoredSitePage> => {
    const known = requirePageName(name);
    const edit = { rev, now: new Date(now()).toISOString() };
    return pages.update(known, (stored) => ({
      page: { name: known, title: texts.title, body: texts.body },
      ...nextEditMark(stored ?? {}, editor, edit),
    }));
  };
}
