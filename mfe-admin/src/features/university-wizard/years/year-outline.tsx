import { useBilingual } from '@pathshala/web-kit/bilingual';
import { append } from '@pathshala/admin-kit/draft/arrange';
import { Button } from '@pathshala/web-kit/parts/button';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { emptyYear, type UnitDraft, type YearDraft } from '../draft/course-draft.ts';
import { useWizard } from '../fields/wizard-context.ts';
import styles from './years.module.css';

export interface YearOutlineProps {
  readonly units: readonly UnitDraft[];
  readonly openYear: string | undefined;
}

export function YearOutline({ units, openYear }: YearOutlineProps): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const wizard = useWizard();
  const add = (index: number, count: number) => {
    wizard.arrange(`units.${index}.years`, append(emptyYear('')));
    wizard.reveal(`units.${index}.years.${count}.year`);
  };
  return (
    <nav className={styles['outline']} aria-label={translate('years.title')}>
      {units.map((unit, index) => (
        <div key={unit.key}>
          <h3 className={styles['unitName']}>{half(unit.unitName)}</h3>
          <ul className={styles['years']}>
            {unit.years.map((year) => (
              <li key={year.key}>
                <YearButton unit={unit} year={year} isOpen={year.key === openYear} />
              </li>
            ))}
          </ul>
          <Button size="small" kind="quiet" onClick={() => add(index, unit.years.length)}>
            {translate('years.add')}
            <VisuallyHidden> {half(unit.unitName)}</VisuallyHidden>
          </Button>
        </div>
      ))}
    </nav>
  );
}

interface YearButtonProps {
  readonly unit: UnitDraft;
  readonly year: YearDraft;
  readonly isOpen: boolean;
}

function YearButton({ unit, year, isOpen }: YearButtonProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const wizard = useWizard();
  const questions = year.subjects.reduce((sum, { mcqs }) => sum + mcqs.length, 0);
  return (
    <button
      type="button"
      className={styles['year']}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => wizard.goTo({ step: 'years', unit: unit.key, year: year.key })}
    >
      <span>
        {String(year.year).trim() === '' ? translate('years.unnamed') : format.digits(String(year.year))}
      </span>
      <span className={styles['count']}>{translate('years.questions', { n: questions })}</span>
    </button>
  );
}
