import { useSiteName } from '@pathshala/web-kit/site-settings';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import home from './home.module.css';
import styles from './statistics.module.css';
import { useSiteSettings } from './use-site-settings.ts';

const counted = ['students', 'classes', 'sheets', 'tests'] as const;

/** The statistics in the site settings. */
export function Statistics(): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const { statistics } = useSiteSettings();
  const school = useSiteName();
  return (
    <section className={styles['ruled']} aria-labelledby="statistics">
      <div className={home['band']}>
        <h2 id="statistics" className="visually-hidden">
          {translate('home.statistics', { school })}
        </h2>
        <dl className={styles['numbers']}>
          {counted.map((name) => (
            <div key={name}>
              <dt>{translate(`home.stat.${name}`)}</dt>
              <dd>{format.number(statistics[name])}+</dd>
            </div>
          ))}
          <div>
            <dt>{translate('home.stat.rating')}</dt>
            <dd>{format.number(statistics.rating)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
