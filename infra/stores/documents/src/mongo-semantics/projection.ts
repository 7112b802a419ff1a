import type { Projection } from '../port.ts';
import { isPlainObject, type JsonObject } from './json-value.ts';

interface Tree {
  [key: string]: Tree | true;
}

function treeOf(paths: readonly string[]): Tree {
  const tree: Tree = {};
  for (const path of paths) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = tree;
    for (const key of keys) {
      const next = at[key];
      if (next === true) throw new TypeError(`projection names both ${key} and ${path}`);
      at = at[key] = next ?? {};
    }
    if (at[last] !== undefined) throw new TypeError(`projection has a path collision at ${path}`);
    at[last] = true;
  }
  return tree;
}

function include(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((part) => isPlainObject(part) || Array.isArray(part))
      .map((part: unknown) => include(part, tree));
  }
  const included: JsonObject = {};
  for (const [key, child] of Object.entries(value as JsonObject)) {
    const branch = Object.hasOwn(tree, key) ? tree[key] : undefined;
    if (branch === true) included[key] = child;
    else if (branch !== undefined && typeof child === 'object' && child !== null)
      included[key] = include(child, branch);
  }
  return included;
}

function exclude(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => exclude(part, tree));
  if (!isPlainObject(value)) return value;
  const remaining: JsonObject = {};
  for (const [key, child] of Object.entries(value)) {
    const branch = Object.hasOwn(tree, key) ? tree[key] : undefined;
    if (branch !== true) remaining[key] = branch === undefined ? child : exclude(child, branch);
  }
  return remaining;
}

function isInclusion(projection: Projection): boolean {
  const uses = new Set(
    Object.entries(projection)
      .filter(([path]) => path !== '_id')
      .map(([, use]) => use),
  );
  if (uses.size > 1) throw new TypeError('a projection includes or excludes, not both');
  return uses.size === 0 ? projection['_id'] === 1 : uses.has(1);
}

/** MongoDB's projection: the fields to include (with `_id` unless it is 0) or those to exclude. */
export function compileProjection(projection: Projection = {}): (document: JsonObject) => JsonObject {
  const paths = Object.keys(projection).filter((path) => path !== '_id');
  const hasId = projection['_id'] !== 0;
  if (isInclusion(projection)) {
    const tree = treeOf([...(hasId ? ['_id'] : []), ...paths]);
    return (document) => include(document, tree) as JsonObject;
  }
  if (paths.length === 0 && hasId) return (document) => document;
  const tree = treeOf([...(hasId ? [] : ['_id']), ...paths]);
  return (document) => exclude(document, tree) as JsonObject;
}
