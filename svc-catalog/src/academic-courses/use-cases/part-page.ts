import { compareNames } from '@pathshala/rules/bengali-order';
import { searchKeyOf } from '@pathshala/rules/bengali';

/** One page of the parts of the course, subject or chapter with the id. */
export interface PartQuery {
  readonly id: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** `position` or `name`, with `-` in front for the opposite direction. */
  readonly sort: string;
  /** Text in the title. */
  readonly q?: string | undefined;
}

/** Pages subjects and chapters, which are part of their course: at most a few hundred. */
export function partPage<Part>(
  parts: readonly Part[],
  { page, pageSize, sort, q = '' }: Omit<PartQuery, 'id'>,
  titleOf: (part: Part) => string,
): { items: Part[]; total: number } {
  const wanted = searchKeyOf(q);
  const found = parts.filter((part) => searchKeyOf(titleOf(part)).includes(wanted));
  const sorted = sort.endsWith('name')
    ? found.toSorted((a, b) => compareNames(titleOf(a), titleOf(b)))
    : found;
  const directed = sort.startsWith('-') ? sorted.toReversed() : sorted;
  return { items: directed.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}
