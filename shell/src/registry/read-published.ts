import type { Registry } from '@pathshala/web-kit/registry';

/** The registry that the gateway inlined in the page, without overrides; empty if it is missing. */
export function readPublished(page: Pick<Document, 'getElementById'> = document): Registry {
  const text = page.getElementById('registry')?.textContent?.trim() ?? '';
  return text === '' ? {} : (JSON.parse(text) as Registry);
}

/** Equal texts: the same remotes in the same versions. */
export function versionsOf(registry: Readonly<Record<string, Pick<Registry[string], 'version'>>>): string {
  return Object.entries(registry)
    .map(([name, { version }]) => `${name}@${version}`)
    .sort()
    .join(' ');
}
