import ical from 'ical-generator';
import { oneLine } from '@pathshala/rules/one-line';
import type { WriteCalendar } from '../ports.ts';

const refreshSeconds = 3_600;

/**
 * An iCalendar file (RFC 5545), times in UTC. The library escapes texts and folds lines at 75 octets; texts are one line,
 * because it does not escape every Unicode line break.
 */
export const writeIcalCalendar: WriteCalendar = ({ name, writtenAt, entries }) => {
  const calendar = ical({
    name: oneLine(name),
    prodId: { company: 'Pathshala', product: 'Routine', language: 'EN' },
    ttl: refreshSeconds,
  });
  for (const entry of entries) {
    const [place, description] = [oneLine(entry.place), oneLine(entry.description)];
    calendar.createEvent({
      id: `${entry.id}@pathshala`,
      stamp: new Date(writtenAt),
      start: new Date(entry.startsAt),
      end: new Date(entry.endsAt),
      summary: oneLine(entry.title),
      ...(place === '' ? {} : { location: place }),
      ...(description === '' ? {} : { description }),
      url: entry.url,
    });
  }
  // The library leaves out the line break after the last line.
  return `${calendar.toString()}\r\n`;
};
