import { DomainError } from '@pathshala/contract-kit/domain-error';

const minute = 60_000;
/** Minutes after the message at which the gateway is asked; then it is not asked any more. */
const askAfterMinutes = [1, 5, 20, 60, 240, 1_440];

/** The first time at which a gateway that can be asked is asked. */
export function firstAskOf(now: number): number {
  return now + (askAfterMinutes[0] ?? 0) * minute;
}

/** The next time after one without a final state; null: it was the last. */
export function nextAskOf(createdAt: number, now: number): number | null {
  const next = askAfterMinutes.find((minutes) => createdAt + minutes * minute > now);
  return next === undefined ? null : createdAt + next * minute;
}

const maxIdLength = 100;

/** The fields of a report: a form, JSON, or the query alone. Throws `malformed` for anything else. */
export function fieldsOf(body: Uint8Array, query: Readonly<Record<string, unknown>>): unknown {
  const text = new TextDecoder().decode(body).trim();
  if (text === '') return query;
  if (!/^[[{]/u.test(text)) return { ...query, ...Object.fromEntries(new URLSearchParams(text)) };
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new DomainError('malformed', 'common.malformed');
  }
}

export function requireReportId(id: string): string {
  if (id !== '' && id.length < maxIdLength) return id;
  throw new DomainError('malformed', 'common.malformed');
}
