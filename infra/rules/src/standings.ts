import { asciiDigits } from './digits.ts';
import { dhakaDayOf, dhakaDayRange, type TimeRange } from './dhaka-time.ts';
import { searchKeyOf } from './bengali.ts';
import { cleanPersonName, personNameProblem } from './person-name.ts';

/**
 * The points of a question that was answered right in a week. A question counts once in a week, with the higher of the two.
 */
export const standingPoints = {
  /** The points in a practice. */
  practice: 1,
  /** The points in the first sitting of an exam. */
  sitting: 3,
} as const;

/** A list with fewer people would show each of them to the others. */
export const fewestInStandings = 3;

/** The running week and the eight before it. */
export const readableWeeks = 9;

const dayMs = 24 * 3_600_000;
const saturday = 6;

/** The week of Bangladesh, from Saturday to Friday, that contains the instant (epoch milliseconds), as its Saturday in Dhaka: `2026-01-31`. */
export function weekOf(instant: number): string {
  const day = new Date(`${dhakaDayOf(instant)}T00:00Z`);
  const sinceSaturday = (day.getUTCDay() - saturday + 7) % 7;
  return new Date(day.getTime() - sinceSaturday * dayMs).toISOString().slice(0, 10);
}

/** Returns the time from Saturday 00:00 to Friday 24:00 in Dhaka. */
export function weekRange(week: string): TimeRange {
  const { from } = dhakaDayRange(week);
  return { from, to: new Date(Date.parse(from) + 7 * dayMs).toISOString() };
}

/** The weeks whose standings can be read at the instant, the running one first. */
export function weeksAt(instant: number): readonly string[] {
  return Array.from({ length: readableWeeks }, (_, index) => weekOf(instant - index * 7 * dayMs));
}

/** Characters of a name in standings. */
export const standingNameLimits = { min: 2, max: 24 } as const;

/** The reason why a name may not stand in a list that others read. */
export type StandingNameProblem = 'length' | 'form' | 'contact';

/** A number that somebody could be called on, however its digits are parted. */
const digitsOfContact = 6;

export function standingNameProblem(name: string): StandingNameProblem | null {
  const cleaned = cleanPersonName(name);
  const { length } = Array.from(cleaned);
  if (length < standingNameLimits.min || length > standingNameLimits.max) return 'length';
  if (hasContact(cleaned)) return 'contact';
  return personNameProblem(cleaned) === null ? null : 'form';
}

function hasContact(name: string): boolean {
  const digits = asciiDigits(name.normalize('NFKC')).replaceAll(/[^0-9]/gu, '');
  return name.includes('@') || name.includes('＠') || digits.length >= digitsOfContact;
}

/** Returns a key that is equal for two names that a reader could not tell apart. */
export function standingNameKey(name: string): string {
  return searchKeyOf(cleanPersonName(name)).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
