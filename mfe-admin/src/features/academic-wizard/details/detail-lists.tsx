import { EntryCards } from '@pathshala/admin-kit/forms/entry-cards';
import { Field } from '@pathshala/admin-kit/forms/field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { sharedTexts } from '../../../texts.ts';
import styles from '../../../wizard/wizard.module.css';
import { texts } from './texts.ts';

const lists = [
  ['certifications', texts.addCertification, ['name', 'issuer', 'validity']],
  ['faqs', sharedTexts.courseAddFaq, ['question', 'answer']],
  ['testimonials', sharedTexts.courseAddTestimonial, ['student', 'feedback']],
  ['courseResources', texts.addResource, ['title', 'link']],
  [
    'interactiveSessions',
    texts.addSession,
    ['title', 'startsAt', 'durationMinutes', 'liveLink', 'description'],
  ],
] as const;

/** Sets what students read beside the description, and what enrolled students get. */
export function DetailLists(): ReactNode {
  const translate = useText();
  return (
    <section className={styles['section']}>
      <h2>{translate(sharedTexts.courseLists)}</h2>
      {lists.map(([name, addText, fields]) => (
        <EntryCards
          key={name}
          name={name}
          addText={translate(addText)}
          empty={Object.fromEntries(fields.map((field) => [field, '']))}
        >
          {(path) => fields.map((field) => <Field key={field} name={`${path}.${field}`} />)}
        </EntryCards>
      ))}
    </section>
  );
}
