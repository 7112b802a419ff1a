import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { AdmissionCourse } from '../../courses/course-types.ts';
import { useTexts } from '../../texts.ts';
import styles from './unit-overview.module.css';

/** The units and their past years, for readers who are not enrolled. */
export function UnitOverview({ units }: { readonly units: AdmissionCourse['units'] }): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const format = useFormat();
  if (units.length === 0) return null;
  return (
    <section>
      <h2>{translate('detail.units')}</h2>
      <ul className={styles['units']}>
        {units.map(({ _id, unitName, years }) => (
          <li key={_id}>
            <h3>{half(unitName)}</h3>
            <p>
              {years
                .map(({ year, questionCount }) =>
                  translate('detail.year', { year: format.digits(String(year)), n: questionCount }),
                )
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
