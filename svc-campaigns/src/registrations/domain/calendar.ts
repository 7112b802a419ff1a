import type { Campaign } from '../../campaigns/domain/campaign.ts';
import type { Registration } from './registration.ts';

const icsTime = (iso: string) => iso.replaceAll(/[-:]|\.\d{3}/gu, '');
const icsText = (text: string) =>
  text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/\r?\n/gu, String.raw`\n`);

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
  return `${lines.join('\r\n')}\r\n`;
}
