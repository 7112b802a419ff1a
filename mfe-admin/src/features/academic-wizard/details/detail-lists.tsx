import { DateTimeField } from '@pathshala/admin-kit/forms/date-time-field';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { RichTextField } from '@pathshala/admin-kit/forms/rich-text-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { TextInBoth } from '@pathshala/web-kit/texts';
import { sharedTexts } from '../../../texts.ts';
import { CardList } from '../../../wizard/card-list.tsx';
import styles from '../../../wizard/wizard.module.css';
import { useWizard } from '../wizard-context.ts';
import { texts as academicWizardTexts } from '../texts.ts';
import { texts } from './texts.ts';

interface ListedField {
  readonly name: string;
  readonly label: TextInBoth;
  /** Several lines, rich text, a date and time, or a number of minutes; one line by default. */
  readonly kind?: 'long' | 'rich' | 'time' | 'minutes';
  readonly maxLength?: number;
  readonly isOptional?: boolean;
}

interface DetailList {
  readonly name: string;
  readonly title: TextInBoth;
  readonly addText: TextInBoth;
  readonly fields: readonly ListedField[];
}

const lists: readonly DetailList[] = [
  {
    name: 'certifications',
    title: academicWizardTexts.certifications,
    addText: texts.addCertification,
    fields: [
      { name: 'name', label: texts.certificationName },
      { name: 'issuer', label: texts.issuer, isOptional: true },
      { name: 'validity', label: texts.validity, isOptional: true },
    ],
  },
  {
    name: 'faqs',
    title: sharedTexts.courseFaqs,
    addText: sharedTexts.courseAddFaq,
    fields: [
      { name: 'question', label: sharedTexts.courseFaqQuestion, maxLength: 500 },
      { name: 'answer', label: sharedTexts.courseFaqAnswer, kind: 'rich', isOptional: true },
    ],
  },
  {
    name: 'testimonials',
    title: sharedTexts.courseTestimonials,
    addText: sharedTexts.courseAddTestimonial,
    fields: [
      { name: 'student', label: sharedTexts.courseStudent },
      { name: 'feedback', label: texts.feedback, kind: 'long', isOptional: true },
    ],
  },
  {
    name: 'courseResources',
    title: academicWizardTexts.resources,
    addText: texts.addResource,
    fields: [
      { name: 'title', label: sharedTexts.academicTitle },
      { name: 'link', label: texts.link, maxLength: 2000, isOptional: true },
    ],
  },
  {
    name: 'interactiveSessions',
    title: academicWizardTexts.sessions,
    addText: texts.addSession,
    fields: [
      { name: 'title', label: sharedTexts.academicTitle },
      { name: 'startsAt', label: texts.sessionStart, kind: 'time', isOptional: true },
      { name: 'durationMinutes', label: texts.sessionDuration, kind: 'minutes', isOptional: true },
      { name: 'liveLink', label: texts.liveLink, maxLength: 2000, isOptional: true },
      { name: 'description', label: sharedTexts.courseDescription, kind: 'long', isOptional: true },
    ],
  },
];

/** Sets what students read beside the description, and what enrolled students get. */
export function DetailLists(): ReactNode {
  const translate = useText();
  const { reveal } = useWizard();
  return (
    <section className={styles['section']}>
      <h2>{translate(sharedTexts.courseLists)}</h2>
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
  const translate = useText();
  const { label, kind, maxLength = 300, isOptional = false } = field;
  const shared = { name: path, label: translate(label), isOptional };
  if (kind === 'time') return <DateTimeField {...shared} />;
  if (kind === 'minutes')
    return <NumberField {...shared} unit={translate(sharedTexts.lessonsMinutes)} storesText />;
  if (kind === 'rich') return <RichTextField {...shared} />;
  if (kind === 'long') return <TextField {...shared} rows={2} maxLength={2000} />;
  return <TextField {...shared} maxLength={maxLength} />;
}
