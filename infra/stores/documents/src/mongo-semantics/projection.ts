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
    if (at[last] !== undefined) throw new TypeError(`projection meets itself at ${path}`);
    at[last] = true;
  }
  return tree;
}

function keep(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((part) => isPlainObject(part) || Array.isArray(part))
      .map((part: unknown) => keep(part, tree));
  }
  const kept: JsonObject = {};
  for (const [key, child] of Object.entries(value as JsonObject)) {
    const branch = Object.hasOwn(tree, key) ? tree[key] : undefined;
    if (branch === true) kept[key] = child;
    else if (branch !== undefined && typeof child === 'object' && child !== null)
      kept[key] = keep(child, branch);
  }
  return kept;
}

function drop(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => drop(part, tree));
  if (!isPlainObject(value)) return value;
  const left: JsonObject = {};
  for (const [key, child] of Object.entries(value)) {
    const branch = Object.hasOwn(tree, key) ? tree[key] : undefined;
    if (branch !== true) left[key] = branch === undefined ? child : drop(child, branch);
  }
  return left;
}

function isKeeping(projection: Projection): boolean {
  const uses = new Set(
    Object.entries(projection)
      .filter(([path]) => path !== '_id')
      .map(([, use]) => use),
  );
  if (uses.size > 1) throw new TypeError('a projection keeps or drops, not both');
  return uses.size === 0 ? projection['_id'] === 1 : uses.has(1);
}

/** MongoDB's projection: either what to keep (with `_id` unless it says 0) or what to drop. */
export function compileProjection(projection: Projection = {}): (document: JsonObject) => JsonObject {
  const paths = Object.keys(projection).filter((path) => path !== '_id');
  const hasId = projection['_id'] !== 0;
  if (isKeeping(projection)) {
    const tree = treeOf([...(hasId ? ['_id'] : []), ...paths]);
    return (document) => keep(document, tree) as JsonObject;
  }
  if (paths.length === 0 && hasId) return (document) => document;
  const tree = treeOf([...(hasId ? [] : ['_id']), ...paths]);
  return (document) => drop(document, tree) as JsonObject;
}
