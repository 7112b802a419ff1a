import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { settingsFields } from '../../resources/settings.fields.ts';
import { type SettingsValues, statisticNames } from './settings-values.ts';
import styles from './settings.module.css';
import { texts } from './texts.ts';

/** Name, statistics and footer of the home page with what is typed, in the language of the page. */
export function SitePreview(): ReactNode {
  const translate = useText();
  // The fields are registered with their stored values before they are watched.
  const values = useWatch<SettingsValues>() as SettingsValues;
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{translate(texts.preview)}</h2>
      <p className={styles['help']}>{translate(texts.previewText)}</p>
      <div className={styles['preview']}>
        <Bar values={values} />
        {!values.countStatistics && <Numbers statistics={values.statistics} />}
        <Columns values={values} />
        <Copyright values={values} />
      </div>
    </section>
  );
}

function Numbers({ statistics }: Pick<SettingsValues, 'statistics'>): ReactNode {
  const translate = useText();
  const format = useFormat();
  const shown = statisticNames.flatMap((name) => {
    const value = statistics[name];
    if (value === null) return [];
    const number = typeof value === 'number' ? format.number(value) : '–';
    return [{ name, text: name === 'rating' || number === '–' ? number : `${number}+` }];
  });
  if (shown.length === 0) return null;
  return (
    <dl className={styles['numbers']}>
      {shown.map(({ name, text }) => (
        <div key={name}>
          <dt>{translate(settingsFields[`statistics.${name}`].label)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PartProps {
  readonly values: SettingsValues;
}

function Bar({ values: { siteName, logo } }: PartProps): ReactNode {
  const language = useLanguage();
  return (
    <div className={styles['previewBar']}>
      {logo !== '' && <img src={logo} alt="" />}
      <span>{siteName[language]}</span>
    </div>
  );
}

function Columns({ values: { contact, social } }: PartProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const language = useLanguage();
  const { address, phone, email } = contact;
  const place = address[language] || address[language === 'bn' ? 'en' : 'bn'];
  const lines = [place, format.digits(phone), email].filter((line) => line !== '');
  const names = social.flatMap(({ name }, index) => (name === '' ? [] : [{ name, index }]));
  return (
    <div className={styles['previewColumns']}>
      <div hidden={lines.length === 0}>
        <strong>{translate(texts.previewContact)}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
      {names.length > 0 && (
        <div>
          <strong>{translate(texts.previewFollow)}</strong>
          {names.map(({ name, index }) => (
            <span key={index}>{name}</span>
          ))}
        </div>
      )}
    </div>
  );
}

function Copyright({ values: { siteName, copyrightYear } }: PartProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const language = useLanguage();
  const [currentYear] = useState(() => new Date().getFullYear());
  const year = format.digits(String(copyrightYear ?? currentYear));
  return <p>{translate(texts.copyright, { year, school: siteName[language] })}</p>;
}
