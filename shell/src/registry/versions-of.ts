import type { Registry } from '@pathshala/web-kit/registry';

/** Equal texts: the same remotes in the same versions. */
export function versionsOf(registry: Readonly<Record<string, Pick<Registry[string], 'version'>>>): string {
  return Object.entries(registry)
    .map(([name, { version }]) => `${name}@${version}`)
    .sort()
    .join(' ');
}
