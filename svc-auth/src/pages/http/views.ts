import { editedView } from '@pathshala/contract-kit/edited';
import type { FoundPage } from '../use-cases/read-page.ts';

export function pageView({ page: { name, title, body } }: Pick<FoundPage, 'page'>) {
  return { name, title: { bn: title.bn, en: title.en }, body };
}

export function pageViewForAdmin({ page, edited }: FoundPage) {
  return { ...pageView({ page }), ...editedView(edited) };
}

/** The list item of a page, without its text. */
export function pageSummary({ page: { name, title }, edited }: FoundPage) {
  return { name, title: { bn: title.bn, en: title.en }, ...editedView(edited) };
}
