import type { AuditChange } from '@pathshala/contract-kit/audit';
import { isSecretName } from '@pathshala/telemetry/hide-secrets';

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
  addOrders(earlier, later, { before, after });
  const fields = new Set([...earlier.keys(), ...later.keys()]);
  const changes: AuditChange[] = [];
  for (const field of fields) {
    const was = earlier.get(field) ?? null;
    const is = later.get(field) ?? null;
    if (was !== is) changes.push({ field, before: shortened(was), after: shortened(is) });
    if (changes.length === maxChanges) break;
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

/** For each list in both answers whose common items stand in another order: their names as a leaf of both. */
function addOrders(
  earlier: Map<string, Leaf>,
  later: Map<string, Leaf>,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): void {
  const previous = listsIn(before, '', new Map());
  for (const [field, items] of listsIn(after, '', new Map())) {
    const was = idsAmong(previous.get(field) ?? [], items);
    const is = idsAmong(items, previous.get(field) ?? []);
    if (was.length < 2 || was.every((id, index) => id === is[index])) continue;
    earlier.set(field, namesIn(previous.get(field) ?? []));
    later.set(field, namesIn(items));
  }
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
function namesIn(items: readonly ListItem[]): string {
  const nameOf = (item: ListItem): string => {
    const named = Object.entries(item).find(
      ([field, value]) => typeof value === 'string' && value !== '' && !/id$/iu.test(field),
    );
    return String(named?.[1] ?? item._id);
  };
  return items.map((item, index) => `${index + 1}. ${nameOf(item)}`).join(' ');
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
