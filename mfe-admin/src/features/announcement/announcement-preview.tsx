import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { announcementFields } from '../../resources/announcement.fields.ts';
import styles from './announcement.module.css';
import { texts } from './texts.ts';
import type { AnnouncementValues } from './use-announcement-form.ts';

/** The bar with what is typed, in both languages, and when students see it. */
export function AnnouncementPreview(): ReactNode {
  const translate = useText();
  // The fields are registered with their stored values before they are watched.
  const values = useWatch<AnnouncementValues>() as AnnouncementValues;
  const { level, text, link } = values;
  const stateOf = useStateText();
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{translate(texts.preview)}</h2>
      <p>{stateOf(values)}</p>
      {(['bn', 'en'] as const).map((language) => (
        <p key={language} lang={language} className={styles['bar']} data-level={level}>
          {level === 'important' && <strong>{announcementFields.level.choices.important[language]}: </strong>}
          {text[language]} {link !== '' && <span className={styles['link']}>{texts.more[language]}</span>}
        </p>
      ))}
    </section>
  );
}

function useStateText(): (values: AnnouncementValues) => string {
  const translate = useText();
  const { dateTime } = useFormat();
  const [now] = useState(() => Date.now());
  return ({ isOn, from, until }) => {
    if (!isOn) return translate(texts.isOff);
    if (until && Date.parse(until) <= now) return translate(texts.isOver, { time: dateTime(until) });
    if (from && Date.parse(from) > now) return translate(texts.waits, { time: dateTime(from) });
    return translate(texts.isShown);
  };
}
