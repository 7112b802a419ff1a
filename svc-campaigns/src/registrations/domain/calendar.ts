import type { Campaign } from '../../campaigns/domain/campaign.ts';
import type { Registration } from './registration.ts';

const icsTime = (iso: string) => iso.replaceAll(/[-:]|\.\d{3}/gu, '');
const icsText = (text: string) =>
  text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/\r\n?|[\n\u0085\u2028\u2029]/gu, String.raw`\n`);

/** Octets of a line without its break (RFC 5545, 3.1). */
const lineLimit = 75;
const octetsOf = (text: string) => new TextEncoder().encode(text).length;

/** A long line goes on in the next one after a space, never inside a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (octetsOf(part + character) > lineLimit) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}

/** An iCalendar file (RFC 5545) with the one event that the campaign is. */
export function calendarOf(campaign: Campaign, registration: Registration, url: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pathshala//Campaigns//EN',
    'BEGIN:VEVENT',
    `UID:${registration._id}@pathshala`,
    `DTSTAMP:${icsTime(registration.registeredAt)}`,
    `DTSTART:${icsTime(campaign.startDate)}`,
    `DTEND:${icsTime(campaign.endDate)}`,
    `SUMMARY:${icsText(campaign.title)}`,
    ...(campaign.location ? [`LOCATION:${icsText(campaign.location)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
