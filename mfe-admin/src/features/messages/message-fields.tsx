import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { DateTimeField } from '@pathshala/admin-kit/forms/date-time-field';
import { SwitchField } from '@pathshala/admin-kit/forms/switch-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { maxSmsParts, smsSizeOf } from '@pathshala/rules/sms';
import { messageLimits } from '@pathshala/svc-auth-contract/school-messages';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { MessageValues } from './message-values.ts';
import styles from './messages.module.css';
import { texts } from './texts.ts';

const languages = [
  ['bn', texts.titleBn, texts.textBn],
  ['en', texts.titleEn, texts.textEn],
] as const;

/** Title and text in both languages, side by side. */
export function ContentFields(): ReactNode {
  const translate = useText();
  return (
    <div className={styles['columns']}>
      {languages.map(([language, title, text]) => (
        <section key={language} lang={language} className={styles['content']}>
          <TextField<MessageValues>
            name={`contents.${language}.title`}
            label={translate(title)}
            maxLength={messageLimits.title}
            isOptional
          />
          <TextField<MessageValues>
            name={`contents.${language}.text`}
            label={translate(text)}
            help={translate(texts.textHelp)}
            rows={6}
            maxLength={messageLimits.text}
            isOptional
          />
          <SmsSize language={language} />
        </section>
      ))}
    </div>
  );
}

/** The size of the text as an SMS, while it is typed; name of the school and link come in addition. */
function SmsSize({ language }: { readonly language: 'bn' | 'en' }): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const [hasSms, text] = useWatch<MessageValues, ['channels.sms', `contents.${typeof language}.text`]>({
    name: ['channels.sms', `contents.${language}.text`],
  });
  if (!hasSms || text === '') return null;
  const { letters, parts } = smsSizeOf(text);
  const isLong = parts > maxSmsParts;
  return (
    <p className={styles[isLong ? 'long' : 'quiet']}>
      {translate(texts.smsParts, { letters: number(letters), parts: number(parts) })}
    </p>
  );
}

export function ChannelFields(): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  return (
    <div className={styles['stack']}>
      <p className={styles['quiet']}>{translate(texts.bell)}</p>
      <SwitchField<MessageValues> name="channels.mail" label={translate(texts.mail)} />
      <SwitchField<MessageValues>
        name="channels.sms"
        label={translate(texts.sms)}
        help={translate(texts.smsHelp, { max: number(maxSmsParts) })}
      />
      <TextField<MessageValues>
        name="link"
        label={translate(texts.link)}
        help={translate(texts.linkHelp)}
        maxLength={messageLimits.link}
        isOptional
      />
    </div>
  );
}

export function TimeFields(): ReactNode {
  const translate = useText();
  const when = useWatch<MessageValues, 'when'>({ name: 'when' });
  return (
    <div className={styles['stack']}>
      <ChoiceField<MessageValues>
        name="when"
        label={translate(texts.when)}
        display="radio"
        choices={[
          { value: 'now', label: translate(texts.now) },
          { value: 'later', label: translate(texts.later) },
        ]}
      />
      {when === 'later' && <DateTimeField<MessageValues> name="sendAt" label={translate(texts.time)} />}
    </div>
  );
}
