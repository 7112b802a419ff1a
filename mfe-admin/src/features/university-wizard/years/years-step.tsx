import { useValue } from '@pathshala/admin-kit/draft/draft-context';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { UnitDraft } from '../draft/course-draft.ts';
import { useWizardPart } from '../fields/wizard-context.ts';
import styles from '../wizard.module.css';
import { YearEditor } from './year-editor.tsx';
import { YearOutline } from './year-outline.tsx';

/** Step 3: the years of the units, and the paper of the chosen year. */
export function YearsStep(): ReactNode {
  const translate = useTexts();
  const units = useValue<readonly UnitDraft[]>('units');
  const location = useWizardPart((state) => state.location);
  const path = yearPath(units, location.year);
  return (
    <section className={styles['section']}>
      <h2>{translate('years.title')}</h2>
      <div className={styles['yearsFrame']}>
        <YearOutline units={units} openYear={location.year} />
        {path === undefined ? (
          <p className={styles['quiet']}>{translate('years.choose')}</p>
        ) : (
          <YearEditor key={location.year} path={path} />
        )}
      </div>
    </section>
  );
}

function yearPath(units: readonly UnitDraft[], key: string | undefined): string | undefined {
  for (const [index, { years }] of units.entries()) {
    const year = years.findIndex((one) => one.key === key);
    if (year !== -1) return `units.${index}.years.${year}`;
  }
  return undefined;
}
