import { DateTimeField } from '@pathshala/admin-kit/forms/date-time-field';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { RichTextField } from '@pathshala/admin-kit/forms/rich-text-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import type { ReactNode } from 'react';
import { type TextKey, useTexts } from '../../../texts.ts';
import { CardList } from '../../../wizard/card-list.tsx';
import styles from '../../../wizard/wizard.module.css';
import { useWizard } from '../wizard-context.ts';

interface ListedField {
  readonly name: string;
  readonly label: TextKey;
  /** Several lines, rich text, a date and time, or a number of minutes; one line by default. */
  readonly kind?: 'long' | 'rich' | 'time' | 'minutes';
  readonly maxLength?: number;
  readonly isOptional?: boolean;
}

interface DetailList {
  readonly name: string;
  readonly title: TextKey;
  readonly addText: TextKey;
  readonly fields: readonly ListedField[];
}

const lists: readonly DetailList[] = [
  {
    name: 'certifications',
    title: 'academic.certifications',
    addText: 'academic.addCertification',
    fields: [
      { name: 'name', label: 'academic.certificationName' },
      { name: 'issuer', label: 'academic.issuer', isOptional: true },
      { name: 'validity', label: 'academic.validity', isOptional: true },
    ],
  },
  {
    name: 'faqs',
    title: 'course.faqs',
    addText: 'course.addFaq',
    fields: [
      { name: 'question', label: 'course.faqQuestion', maxLength: 500 },
      { name: 'answer', label: 'course.faqAnswer', kind: 'rich', isOptional: true },
    ],
  },
  {
    name: 'testimonials',
    title: 'course.testimonials',
    addText: 'course.addTestimonial',
    fields: [
      { name: 'student', label: 'course.student' },
      { name: 'feedback', label: 'academic.feedback', kind: 'long', isOptional: true },
    ],
  },
  {
    name: 'courseResources',
    title: 'academic.resources',
    addText: 'academic.addResource',
    fields: [
      { name: 'title', label: 'academic.title' },
      { name: 'link', label: 'academic.link', maxLength: 2000, isOptional: true },
    ],
  },
  {
    name: 'interactiveSessions',
    title: 'academic.sessions',
    addText: 'academic.addSession',
    fields: [
      { name: 'title', label: 'academic.title' },
      { name: 'startsAt', label: 'academic.sessionStart', kind: 'time', isOptional: true },
      { name: 'durationMinutes', label: 'academic.sessionDuration', kind: 'minutes', isOptional: true },
      { name: 'liveLink', label: 'academic.liveLink', maxLength: 2000, isOptional: true },
      { name: 'description', label: 'course.description', kind: 'long', isOptional: true },
    ],
  },
];

/** Sets what students read beside the description, and what enrolled students get. */
export function DetailLists(): ReactNode {
  const translate = useTexts();
  const { reveal } = useWizard();
  return (
    <section className={styles['section']}>
      <h2>{translate('course.lists')}</h2>
      {lists.map(({ name, title, addText, fields }) => (
        <CardList
          key={name}
          name={name}
          reveal={reveal}
          title={translate(title)}
          addText={translate(addText)}
          empty={Object.fromEntries(fields.map((field) => [field.name, '']))}
        >
          {(path) =>
            fields.map((field) => <Listed key={field.name} path={`${path}.${field.name}`} field={field} />)
          }
        </CardList>
      ))}
    </section>
  );
}

function Listed({ path, field }: { readonly path: string; readonly field: ListedField }): ReactNode {
  const translate = useTexts();
  const { label, kind, maxLength = 300, isOptional = false } = field;
  const shared = { name: path, label: translate(label), isOptional };
  if (kind === 'time') return <DateTimeField {...shared} />;
  if (kind === 'minutes') return <NumberField {...shared} unit={translate('lessons.minutes')} storesText />;
  if (kind === 'rich') return <RichTextField {...shared} />;
  if (kind === 'long') return <TextField {...shared} rows={2} maxLength={2000} />;
  return <TextField {...shared} maxLength={maxLength} />;
}
