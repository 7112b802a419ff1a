import type { SitePageName, StoredSitePage } from './domain/site-page.ts';

export interface SitePages {
  /** null: nothing is stored. */
  find(name: SitePageName): Promise<StoredSitePage | null>;
  /** Applies the change to the stored page; calls it again after a concurrent update. */
  update(
    name: SitePageName,
    change: (stored: StoredSitePage | null) => StoredSitePage,
  ): Promise<StoredSitePage>;
  /** Removes the name of a deleted account from the latest edits. Idempotent. */
  forgetEditor(userId: string): Promise<void>;
}
