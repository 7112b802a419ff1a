import type { Message } from '@pathshala/contract-kit/message';
import type { EditMark } from '@pathshala/service-kit/edits/edit-mark';

export type SitePageName = 'about' | 'terms';

/** A page that the school writes itself. */
export interface SitePage {
  readonly name: SitePageName;
  readonly title: Message;
  /** Sanitised HTML in both languages: `<div lang="bn">…</div><div lang="en">…</div>`. */
  readonly body: string;
}

export interface StoredSitePage extends EditMark {
  readonly page: SitePage;
}
