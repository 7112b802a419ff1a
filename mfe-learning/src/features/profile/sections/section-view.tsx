import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import {
  type SectionField,
  sectionFields,
  type SectionName,
  type SectionValues,
  valueAt,
} from './section-fields.ts';
import styles from './sections.module.css';

export interface SectionViewProps {
  readonly section: SectionName;
  readonly values: SectionValues;
}

export function SectionView({ section, values }: SectionViewProps): ReactNode {
  const translate = useText();
  const facts = sectionFields[section].map(
    (field) =>
      [
        translate(field.label),
        <Value key={field.name} field={field} value={valueAt(values, field.name)} />,
      ] as const,
  );
  return (
    <div className={styles['view']}>
      <Facts facts={facts} />
    </div>
  );
}

function Value({ field, value }: { readonly field: SectionField; readonly value: string }): ReactNode {
  const translate = useText();
  const format = useFormat();
  if (value === '') return <span className={styles['missing']}>{translate(texts.notGiven)}</span>;
  const chosen = field.choices?.find((choice) => choice.value === value);
  if (chosen) return translate(chosen.text);
  if (field.type === 'date') return format.date(value);
  return <span lang={field.lang}>{field.type === 'tel' ? format.digits(value) : value}</span>;
}
