import { LRUCache } from 'lru-cache';

/** A dotted path in SQLite's syntax, with its parents: for `a.b.c`, `$."a"` and `$."a"."b"`. */
export interface JsonPath {
  readonly at: string;
  readonly parents: readonly string[];
}

/** Paths of answers contain the id of a question, so there are a few thousand of them. `none`: not expressible. */
const cache = new LRUCache<string, JsonPath | 'none'>({ max: 5000 });

/** null when a name in the path would need an escape that SQLite interprets differently. */
export function jsonPath(path: string): JsonPath | null {
  const cached = cache.get(path);
  if (cached !== undefined) return cached === 'none' ? null : cached;
  const made = spelt(path.split('.'));
  cache.set(path, made ?? 'none');
  return made;
}

function spelt(steps: readonly string[]): JsonPath | null {
  if (!steps.every((step) => /^[\w-]+$/.test(step))) return null;
  const all: string[] = [];
  for (const step of steps) all.push(`${all.at(-1) ?? '$'}."${step}"`);
  return { at: all.at(-1) ?? '$', parents: all.slice(0, -1) };
}
