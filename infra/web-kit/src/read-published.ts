import type { Registry } from './registry.ts';

/** The registry that the gateway inlined in the page, without overrides; empty if it is missing. */
export function readPublished(page: Pick<Document, 'getElementById'> = document): Registry {
  const text = page.getElementById('registry')?.textContent?.trim() ?? '';
  return text === '' ? {} : (JSON.parse(text) as Registry);
}
