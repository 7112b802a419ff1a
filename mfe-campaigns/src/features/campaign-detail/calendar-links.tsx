import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import styles from './links.module.css';
import { pageAddress } from './page-address.ts';
import { texts } from './texts.ts';

/** A calendar file for any calendar, and Google's own form. */
export function CalendarLinks({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const language = useLanguage();
  const { _id, title, startDate, endDate, location } = campaign;
  const google = new URL('https://calendar.google.com/calendar/render');
  google.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: inLanguage(title),
    dates: `${basic(startDate)}/${basic(endDate)}`,
    location: inLanguage(location),
    details: pageAddress(),
  }).toString();
  return (
    <section className={styles['links']} aria-labelledby="to-calendar">
      <h2 id="to-calendar">{translate(texts.calendarTitle)}</h2>
      <ul>
        <li>
          <a href={`/api/campaign/calendar/${_id}?lang=${language}`} download>
            {translate(texts.calendarFile)}
          </a>
        </li>
        <li>
          <a href={google.href} target="_blank" rel="noopener noreferrer">
            {translate(texts.calendarGoogle)}
          </a>
        </li>
      </ul>
    </section>
  );
}

/** `2026-02-01T10:00:00.000Z` → `20260201T100000Z`. */
const basic = (iso: string): string => iso.replaceAll(/[-:]|\.\d+/gu, '');
