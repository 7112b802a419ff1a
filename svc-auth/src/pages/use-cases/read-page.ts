import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Edited } from '@pathshala/contract-kit/edited';
import { defaultPages, isSitePageName } from '../domain/default-pages.ts';
import type { SitePage, SitePageName } from '../domain/site-page.ts';
import type { SitePages } from '../ports.ts';

interface ReadPageDependencies {
  readonly pages: Pick<SitePages, 'find'>;
}

export interface FoundPage {
  readonly page: SitePage;
  /** undefined while the default text is shown. */
  readonly edited: Edited | undefined;
}

export type ReadPage = (name: string) => Promise<FoundPage>;

/** Throws `not-found` for a name that no page has. */
export function requirePageName(name: string): SitePageName {
  if (!isSitePageName(name)) throw new DomainError('not-found', 'common.not-found');
  return name;
}

export function readPage({ pages }: ReadPageDependencies): ReadPage {
  return async (name) => {
    const known = requirePageName(name);
    const stored = await pages.find(known);
    return { page: stored?.page ?? defaultPages[known], edited: stored?.edited };
  };
}
