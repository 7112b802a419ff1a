import type { AuditChange } from '@pathshala/contract-kit/audit';
import { isSecretName } from '../telemetry/hide-secrets.ts';

const maxChanges = 40;
/** Characters. */
const maxTextLength = 300;
/** Counted for every edit, or named in the entry itself. */
const ignoredFields = new Set(['rev', 'changedAt', 'changedBy']);

type Leaf = AuditChange['before'];

/**
 * The fields in which two answers of the same route differ; null is nothing at all. Items of a list are matched by `_id`; a
 * list whose items changed places is a change of its own, with their names in order.
 */
export function changesBetween(before: unknown, after: unknown): AuditChange[] {
  const earlier = leavesOf(before);
  const later = leavesOf(after);
  const orders = ordersBetween(before, after);
  const changes: AuditChange[] = orders.slice(0, maxChanges);
  const fields = new Set([...earlier.keys(), ...later.keys()]);
  for (const field of fields) {
    if (changes.length === maxChanges) break;
    const was = earlier.get(field) ?? null;
    const is = later.get(field) ?? null;
    if (was !== is) changes.push({ field, before: shortened(was), after: shortened(is) });
  }
  return changes;
}

function leavesOf(value: unknown): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  collect(value, '', leaves);
  return leaves;
}

function collect(value: unknown, field: string, leaves: Map<string, Leaf>): void {
  if (isLeaf(value)) {
    if (value !== null) leaves.set(field, value);
    return;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, `${field}[${keyOf(item, index)}]`, leaves);
    return;
  }
  for (const [name, inner] of Object.entries(value ?? {})) {
    if (ignoredFields.has(name) || isSecretName(name)) continue;
    collect(inner, field === '' ? name : `${field}.${name}`, leaves);
  }
}

interface ListItem {
  readonly _id: string;
}

type Lists = Map<string, readonly ListItem[]>;

/** Each list in both answers whose common items stand in another order. They come first: a limit leaves none of them out. */
function ordersBetween(before: unknown, after: unknown): AuditChange[] {
  const previous = listsIn(before, '', new Map());
  return [...listsIn(after, '', new Map())].flatMap(([field, items]) => {
    const earlier = previous.get(field) ?? [];
    const was = idsAmong(earlier, items);
    const is = idsAmong(items, earlier);
    if (was.length < 2 || was.every((id, index) => id === is[index])) return [];
    return [{ field, ...shownOrders(earlier, items) }];
  });
}

/** Lists that are too long to show are shown from their first item that moved. */
function shownOrders(
  earlier: readonly ListItem[],
  later: readonly ListItem[],
): Pick<AuditChange, 'before' | 'after'> {
  const isLong = [earlier, later].some((items) => namesIn(items, 0).length > maxTextLength);
  const moved = later.findIndex(({ _id }, index) => _id !== earlier[index]?._id);
  const start = isLong ? moved : 0;
  return { before: shortened(namesIn(earlier, start)), after: shortened(namesIn(later, start)) };
}

function listsIn(value: unknown, field: string, lists: Lists): Lists {
  if (isLeaf(value)) return lists;
  if (Array.isArray(value)) {
    if (value.length > 1 && value.every(isListItem)) lists.set(field, value);
    for (const [index, item] of value.entries()) listsIn(item, `${field}[${keyOf(item, index)}]`, lists);
    return lists;
  }
  for (const [name, inner] of Object.entries(value ?? {}))
    if (!isSecretName(name)) listsIn(inner, field === '' ? name : `${field}.${name}`, lists);
  return lists;
}

const isListItem = (item: unknown): item is ListItem =>
  typeof item === 'object' && item !== null && '_id' in item && typeof item._id === 'string';

function idsAmong(items: readonly ListItem[], others: readonly ListItem[]): string[] {
  const known = new Set(others.map(({ _id }) => _id));
  return items.flatMap(({ _id }) => (known.has(_id) ? [_id] : []));
}

/** The first text of each item that is no id: its title, name or question. */
function namesIn(items: readonly ListItem[], start: number): string {
  const nameOf = (item: ListItem): string => {
    const named = Object.entries(item).find(
      ([field, value]) => typeof value === 'string' && value !== '' && !/id$/iu.test(field),
    );
    return String(named?.[1] ?? item._id);
  };
  return items
    .slice(start)
    .map((item, index) => `${start + index + 1}. ${nameOf(item)}`)
    .join(' ');
}

function isLeaf(value: unknown): value is Leaf {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function keyOf(item: unknown, index: number): string | number {
  if (typeof item !== 'object' || item === null || !('_id' in item)) return index;
  return typeof item._id === 'string' ? item._id : index;
}

function shortened(value: Leaf): Leaf {
  if (typeof value !== 'string' || value.length <= maxTextLength) return value;
  return `${value.slice(0, maxTextLength).toWellFormed()}…`;
}
