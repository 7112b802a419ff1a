import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../participants.module.css';
import { messageTexts as texts } from '../texts.ts';
import { useStateChoices } from '../use-participant-columns.tsx';
import type { MessageValues } from './message-values.ts';

const maxSubjectLength = 150;
const maxBodyLength = 5000;

/** Chooses who gets the message, by state and search. */
export function AudienceFields(): ReactNode {
  const translate = useText();
  const choices = useStateChoices().map(({ value, text }) => ({ value, label: text }));
  return (
    <div className={styles['columns']}>
      <ChoiceField<MessageValues>
        name="state"
        label={translate(texts.to)}
        choices={[{ value: '', label: translate(texts.everybody) }, ...choices]}
      />
      <TextField<MessageValues>
        name="q"
        label={translate(texts.search)}
        help={translate(texts.searchHelp)}
        maxLength={100}
        isOptional
      />
    </div>
  );
}

export function MessageFields(): ReactNode {
  const translate = useText();
  const [bengali, english] = [
    { subject: texts.subjectBn, body: texts.bodyBn, language: 'bn' },
    { subject: texts.subjectEn, body: texts.bodyEn, language: 'en' },
  ] as const;
  return (
    <div className={styles['columns']}>
      {[bengali, english].map(({ subject, body, language }) => (
        <section key={language}>
          <TextField<MessageValues>
            name={`subject.${language}`}
            label={translate(subject)}
            maxLength={maxSubjectLength}
          />
          <TextField<MessageValues>
            name={`body.${language}`}
            label={translate(body)}
            help={translate(texts.bodyHelp)}
            rows={8}
            maxLength={maxBodyLength}
          />
        </section>
      ))}
    </div>
  );
}
