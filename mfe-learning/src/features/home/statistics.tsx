import { useSiteName } from '@pathshala/web-kit/site-settings';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import home from './home.module.css';
import styles from './statistics.module.css';
import { useSiteSettings } from './use-site-settings.ts';

const shownInOrder = ['students', 'classes', 'sheets', 'tests', 'rating'] as const;

/** The statistics that an administrator has set; nothing without any. */
export function Statistics(): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const { statistics } = useSiteSettings();
  const school = useSiteName();
  const numbers = shownInOrder.flatMap((name) => {
    const value = statistics[name];
    if (value === null) return [];
    return [{ name, text: name === 'rating' ? format.number(value) : `${format.number(value)}+` }];
  });
  if (numbers.length === 0) return null;
  return (
    <section className={styles['ruled']} aria-labelledby="statistics">
      <div className={home['band']}>
        <h2 id="statistics" className="visually-hidden">
          {translate('home.statistics', { school })}
        </h2>
        <dl className={styles['numbers']}>
          {numbers.map(({ name, text }) => (
            <div key={name}>
              <dt>{translate(`home.stat.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
