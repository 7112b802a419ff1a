import ical from 'ical-generator';
import { oneLine } from '@pathshala/rules/one-line';
import type { Campaign } from '../../campaigns/index.ts';
import type { Registration } from '../domain/registration.ts';

/**
 * An iCalendar file (RFC 5545) with the campaign as its event, times in UTC. Texts are one line: the library does not
 * escape every Unicode line break.
 */
export function calendarOf(
  campaign: Campaign,
  registration: Pick<Registration, '_id' | 'registeredAt'>,
  { url, site }: { readonly url: string; readonly site: string },
): string {
  const calendar = ical({ prodId: { company: oneLine(site), product: 'Campaigns', language: 'EN' } });
  const location = oneLine(campaign.location);
  calendar.createEvent({
    id: `${registration._id}@pathshala`,
    stamp: new Date(registration.registeredAt),
    start: new Date(campaign.startDate),
    end: new Date(campaign.endDate),
    summary: oneLine(campaign.title),
    ...(location === '' ? {} : { location }),
    url,
  });
  // The library leaves out the line break after the last line.
  return `${calendar.toString()}\r\n`;
}
