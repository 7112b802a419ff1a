import type { ExportedList } from '@pathshala/contract-kit/exported-list';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';

const dayMs = 24 * 3_600_000;

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The days that a relative range names on the day of a run (epoch ms), both included; null: no limit. */
export function exportedDays(range: string | undefined, now: number): Days | null {
  const today = dhakaDayOf(now);
  const before = (count: number): string => dhakaDayOf(now - count * dayMs);
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const lastOfPreviousMonth = new Date(Date.parse(`${firstOfMonth}T00:00Z`) - dayMs)
    .toISOString()
    .slice(0, 10);
  switch (range) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: before(1), to: before(1) };
    case 'last-7':
      return { from: before(7), to: before(1) };
    case 'last-30':
      return { from: before(30), to: before(1) };
    case 'this-month':
      return { from: firstOfMonth, to: today };
    case 'last-month':
      return { from: `${lastOfPreviousMonth.slice(0, 7)}-01`, to: lastOfPreviousMonth };
    default:
      return null;
  }
}

/** The path of a route with the chosen things in it, and the part of its query that is the same for all pages. */
export function exportedQuery(
  { filters, query }: Pick<ExportedList, 'filters' | 'query'>,
  { path, chosen, now }: { path: string; chosen: Readonly<Record<string, string>>; now: number },
): { readonly path: string; readonly query: URLSearchParams } {
  const search = new URLSearchParams(query);
  let filled = path;
  for (const filter of filters) {
    const value = chosen[filter.name] ?? '';
    if (value === '') continue;
    if (filter.kind === 'days') {
      const days = exportedDays(value, now);
      if (days === null) continue;
      search.set(filter.from, days.from);
      search.set(filter.to, days.to);
    } else if (path.includes(`{${filter.name}}`)) {
      filled = filled.replace(`{${filter.name}}`, encodeURIComponent(value));
    } else {
      search.set(filter.name, value);
    }
  }
  return { path: filled, query: search };
}
