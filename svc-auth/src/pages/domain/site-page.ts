import type { Message } from '@pathshala/contract-kit/message';
import type { Edited } from '@pathshala/contract-kit/edited';

export type SitePageName = 'about' | 'terms';

/** A page that the school writes itself. */
export interface SitePage {
  readonly name: SitePageName;
  readonly title: Message;
  /** Sanitised HTML in both languages: `<div lang="bn">…</div><div lang="en">…</div>`. */
  readonly body: string;
}

export interface StoredSitePage {
  readonly page: SitePage;
  readonly edited: Edited;
  /** The account whose name is in `edited`, so that the name can be removed with the account. */
  readonly editorId: string | null;
}
