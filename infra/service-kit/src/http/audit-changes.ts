import type { AuditChange } from '@pathshala/contract-kit/audit';
import { isSecretName } from '../telemetry/hide-secrets.ts';

const maxChanges = 40;
/** Characters. */
const maxTextLength = 300;
/** Counted for every edit, or named in the entry itself. */
const ignoredFields = new Set(['rev', 'changedAt', 'changedBy']);

type Leaf = AuditChange['before'];

/** The fields in which two answers of the same route differ; null is nothing at all. Items of a list are matched by `_id`. */
export function changesBetween(before: unknown, after: unknown): AuditChange[] {
  const earlier = leavesOf(before);
  const later = leavesOf(after);
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
