import { Button } from '@mantine/core';
import { Field } from '@pathshala/admin-kit/forms/field';
import { proposedSiteFacts } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { settingsFields } from '../../resources/settings.fields.ts';
import { type SettingsValues, type StatisticName, statisticNames } from './settings-values.ts';
import styles from './settings.module.css';
import { texts } from './texts.ts';
import { type RealCount, useRealCounts } from './use-real-counts.ts';

const realTexts = {
  students: texts.realStudents,
  classes: texts.realClasses,
  sheets: texts.realSheets,
  tests: texts.realTests,
  rating: texts.realRating,
} as const;

/** The numbers of the home page, each beside what the product counts. */
export function StatisticsFields(): ReactNode {
  const translate = useText();
  const counts = useRealCounts();
  const isCounted = useWatch<SettingsValues, 'countStatistics'>({ name: 'countStatistics' });
  return (
    <section>
      <h2>{translate(texts.statistics)}</h2>
      <p className={styles['help']}>{translate(texts.statisticsText)}</p>
      <Field<SettingsValues> name="countStatistics" />
      <ul className={styles['statistics']} hidden={isCounted}>
        {statisticNames.map((name) => (
          <li key={name}>
            <Field<SettingsValues>
              name={`statistics.${name}`}
              placeholder={String(proposedSiteFacts.statistics[name])}
            />
            <Real name={name} count={counts[name]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RealProps {
  readonly name: StatisticName;
  readonly count: RealCount;
}

function Real({ name, count }: RealProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { setValue, clearErrors } = useFormContext<SettingsValues>();
  const typed = useWatch<SettingsValues, `statistics.${StatisticName}`>({ name: `statistics.${name}` });
  if (count === 'loading') return <p className={styles['real']}>{translate(texts.counting)}</p>;
  if (count === 'failed') return <p className={styles['real']}>{translate(texts.countFailed)}</p>;
  if (count === 'none') return <p className={styles['real']}>{translate(texts.noRatings)}</p>;
  const what = translate(realTexts[name]);
  if (typed === count) return <p className={styles['real']}>{translate(texts.sameCount, { what })}</p>;
  function take(): void {
    if (typeof count !== 'number') return;
    setValue(`statistics.${name}`, count, { shouldDirty: true });
    clearErrors(`statistics.${name}`);
  }
  return (
    <p className={styles['real']}>
      {translate(texts.realCount, { n: format.number(count), what })}{' '}
      <Button size="compact-sm" variant="default" onClick={take}>
        {translate(texts.takeReal)}{' '}
        <VisuallyHidden>
          {translate(texts.takeRealOf, { what: translate(settingsFields[`statistics.${name}`].label) })}
        </VisuallyHidden>
      </Button>
    </p>
  );
}
