import { DomainError } from '@pathshala/contract-kit/domain-error';
import type {
  CalendarAddresses,
  CalendarEntry,
  CalendarTokens,
  StoredAddress,
  WriteCalendar,
} from '../ports.ts';
import { dayAfter, type ReadStudentRoutine } from './read-routine.ts';

interface CalendarDependencies {
  readonly addresses: CalendarAddresses;
  readonly tokens: CalendarTokens;
  readonly routineOf: ReadStudentRoutine;
  readonly writeCalendar: WriteCalendar;
  readonly siteName: () => string;
  readonly publicUrl: string;
  readonly now: () => number;
}

export interface CalendarAddress {
  readonly path: string | null;
  readonly createdAt: string | null;
}

const none: CalendarAddress = { path: null, createdAt: null };

function addressOf(stored: StoredAddress, tokens: CalendarTokens): CalendarAddress {
  return { path: `/api/classes/calendar/${tokens.tokenOf(stored.nonce)}`, createdAt: stored.createdAt };
}

export function readCalendarAddress({
  addresses,
  tokens,
}: Pick<CalendarDependencies, 'addresses' | 'tokens'>) {
  return async (studentId: string): Promise<CalendarAddress> => {
    const stored = await addresses.find(studentId);
    return stored === null ? none : addressOf(stored, tokens);
  };
}

/** An earlier address of the student ends at once. */
export function createCalendarAddress({
  addresses,
  tokens,
  now,
}: Pick<CalendarDependencies, 'addresses' | 'tokens' | 'now'>) {
  return async (studentId: string): Promise<CalendarAddress> => {
    const nonce = tokens.newNonce();
    const tokenHash = tokens.hashOf(tokens.tokenOf(nonce));
    const stored = { _id: studentId, nonce, tokenHash, createdAt: new Date(now()).toISOString() };
    await addresses.put(stored);
    return addressOf(stored, tokens);
  };
}

export function revokeCalendarAddress({ addresses }: Pick<CalendarDependencies, 'addresses'>) {
  return async (studentId: string): Promise<CalendarAddress> => {
    await addresses.remove(studentId);
    return none;
  };
}

/** Days of the calendar before and after today. */
const [daysBefore, daysAfter] = [30, 180];
const dueMinutes = 15;

/** The calendar of the student whose address has this token. It has no link to join: the class's page shows that in time. */
export function readCalendar(deps: CalendarDependencies) {
  const { addresses, tokens, routineOf, publicUrl, now } = deps;
  return async (token: string): Promise<string> => {
    const stored = await addresses.withHash(tokens.hashOf(token));
    if (stored === null) throw new DomainError('not-found', 'catalog.calendar-not-found');
    const days = { from: dayAfter(now(), -daysBefore), to: dayAfter(now(), daysAfter) };
    const { classes, assignments } = await routineOf(stored._id, days);
    const ofClasses = classes.map(({ kind, one }): CalendarEntry => ({
      id: one._id,
      title: one.title,
      startsAt: one.startsAt,
      endsAt: one.endsAt,
      place: one.room,
      description: [one.courseName, one.batchName, one.teacher].filter((part) => part !== '').join(' · '),
      url: kind === 'class' ? `${publicUrl}/routine/classes/${one._id}` : `${publicUrl}/routine`,
    }));
    const ofAssignments = assignments.map(({ _id, title, dueDate }): CalendarEntry => ({
      id: _id,
      title,
      startsAt: new Date(Date.parse(dueDate) - dueMinutes * 60_000).toISOString(),
      endsAt: dueDate,
      place: '',
      description: '',
      url: `${publicUrl}/assignments/view/${_id}`,
    }));
    return deps.writeCalendar({
      name: deps.siteName(),
      writtenAt: new Date(now()).toISOString(),
      entries: [...ofClasses, ...ofAssignments],
    });
  };
}
