import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { AdmissionCourse } from '../../courses/course-types.ts';
import { PaperTable } from './paper-table.tsx';
import { texts } from './texts.ts';
import disclosure from '../../courses/disclosure.module.css';
import styles from './unit-papers.module.css';

type Unit = AdmissionCourse['units'][number];

/** Each unit with its latest paper by the numbers; the first unit is expanded. */
export function UnitPapers({ units }: { readonly units: AdmissionCourse['units'] }): ReactNode {
  const translate = useText();
  if (units.length === 0) return null;
  return (
    <section>
      <h2>{translate(texts.papersTitle)}</h2>
      {units.map((unit, index) => (
        <UnitPaper key={unit._id} unit={unit} isOpen={index === 0} />
      ))}
    </section>
  );
}

function UnitPaper({ unit, isOpen }: { readonly unit: Unit; readonly isOpen: boolean }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const years = unit.years.toSorted((one, other) => newestFirst(String(one.year), String(other.year)));
  const [latest] = years;
  const name = inLanguage(unit.unitName);
  if (latest === undefined) {
    return (
      <div className={styles['unit']}>
        <h3>{name}</h3>
        <p className={styles['quiet']}>{translate(texts.noPapers)}</p>
      </div>
    );
  }
  const count =
    years.length === 1 ? translate(texts.onePaper) : translate(texts.paperCount, { n: years.length });
  return (
    <details className={styles['unit']} open={isOpen}>
      <summary className={disclosure['summary']}>
        <h3>{name}</h3> <span className={styles['quiet']}>{count}</span>
      </summary>
      <PaperTable unitName={name} paper={latest} />
      {years.length > 1 && (
        <p className={styles['quiet']}>
          {translate(commonTexts.years)}: {years.map(({ year }) => format.digits(String(year))).join(', ')}
        </p>
      )}
    </details>
  );
}

function newestFirst(one: string, other: string): number {
  return other.localeCompare(one, undefined, { numeric: true });
}
