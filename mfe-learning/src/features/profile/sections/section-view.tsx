import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import {
  countGiven,
  fieldsOfPart,
  type PartName,
  type SectionField,
  type SectionName,
  sectionParts,
  type SectionValues,
  valueAt,
} from './section-fields.ts';
import styles from './sections.module.css';

interface SectionViewProps {
  readonly section: SectionName;
  readonly values: SectionValues;
}

/** The parts of a section, each with how much of it is given; a part with nothing in it is closed at first. */
export function SectionView({ section, values }: SectionViewProps): ReactNode {
  return (
    <div className={styles['view']}>
      {sectionParts[section].map((part) => (
        <Part key={part} part={part} fields={fieldsOfPart(section, part)} values={values} />
      ))}
    </div>
  );
}

interface PartProps extends Pick<SectionViewProps, 'values'> {
  readonly part: PartName;
  readonly fields: readonly SectionField[];
}

function Part({ part, fields, values }: PartProps): ReactNode {
  const translate = useText();
  const given = countGiven(values, fields);
  const facts = fields.map(
    (field) =>
      [
        translate(field.label),
        <Value key={field.name} field={field} value={valueAt(values, field.name)} />,
      ] as const,
  );
  return (
    <details className={styles['part']} open={given > 0}>
      <summary>
        <span className={styles['partName']}>{translate(texts.parts[part])}</span>
        <span className={styles['missing']}>{translate(texts.given, { n: given, all: fields.length })}</span>
      </summary>
      <Facts facts={facts} />
    </details>
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
