import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { FileField } from '@pathshala/admin-kit/forms/file-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { proposedSiteFacts } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { useLocation } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SettingsValues } from './settings-values.ts';
import styles from './settings.module.css';
import { texts } from './texts.ts';

/** Name and logo. */
export function NameFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.name)}</h2>
      <p className={styles['help']}>{translate(texts.nameText)}</p>
      <FormColumns>
        <TextField<SettingsValues> name="siteName.bn" label={translate(texts.nameBn)} maxLength={40} />
        <TextField<SettingsValues> name="siteName.en" label={translate(texts.nameEn)} maxLength={40} />
      </FormColumns>
      <FileField<SettingsValues>
        name="logo"
        label={translate(texts.logo)}
        help={translate(texts.logoHelp)}
        isOptional
      />
    </section>
  );
}

/** Sets the languages of pages and mails. */
export function LanguageFields(): ReactNode {
  const translate = useText();
  const { setValue } = useFormContext<SettingsValues>();
  const offered = useWatch<SettingsValues, 'languages.offered'>({ name: 'languages.offered' });
  useEffect(() => {
    if (offered !== 'both') setValue('languages.standard', offered, { shouldDirty: true });
  }, [offered, setValue]);
  const [bn, en] = [
    { value: 'bn', label: translate(texts.bengali) },
    { value: 'en', label: translate(texts.english) },
  ];
  return (
    <section>
      <h2>{translate(texts.languages)}</h2>
      <p className={styles['help']}>{translate(texts.languagesText)}</p>
      <ChoiceField<SettingsValues>
        name="languages.offered"
        label={translate(texts.offered)}
        display="radio"
        choices={[{ value: 'both', label: translate(texts.both) }, bn, en]}
      />
      {offered === 'both' && (
        <ChoiceField<SettingsValues>
          name="languages.standard"
          label={translate(texts.standard)}
          help={translate(texts.standardHelp)}
          display="radio"
          choices={[bn, en]}
        />
      )}
    </section>
  );
}

const proposed = proposedSiteFacts.contact;

export function ContactFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.contact)}</h2>
      <p className={styles['help']}>{translate(texts.contactText)}</p>
      <FormColumns>
        <TextField<SettingsValues>
          name="contact.address.bn"
          label={translate(texts.addressBn)}
          placeholder={proposed.address.bn}
          isOptional
          maxLength={200}
        />
        <TextField<SettingsValues>
          name="contact.address.en"
          label={translate(texts.addressEn)}
          placeholder={proposed.address.en}
          isOptional
          maxLength={200}
        />
        <TextField<SettingsValues>
          name="contact.phone"
          label={translate(texts.phone)}
          maxLength={30}
          placeholder={proposed.phone}
          isOptional
        />
        <TextField<SettingsValues>
          name="contact.email"
          label={translate(texts.email)}
          type="email"
          maxLength={254}
          placeholder={proposed.email}
          isOptional
        />
      </FormColumns>
    </section>
  );
}

/** Sets the accounts for payments: students see them when they enrol in a course that is not free. */
export function PaymentFields(): ReactNode {
  const translate = useText();
  const part = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    // The page is loaded after the address: the shell finds no such part yet.
    if (hash === '#payment') part.current?.scrollIntoView();
  }, [hash]);
  return (
    <section ref={part} id="payment" aria-labelledby="payment-title">
      <h2 id="payment-title">{translate(texts.payment)}</h2>
      <p className={styles['help']}>{translate(texts.paymentText)}</p>
      <FormColumns>
        <TextField<SettingsValues>
          name="payment.bkash"
          label={translate(texts.bkash)}
          maxLength={60}
          isOptional
        />
        <TextField<SettingsValues>
          name="payment.nagad"
          label={translate(texts.nagad)}
          maxLength={60}
          isOptional
        />
      </FormColumns>
      <TextField<SettingsValues>
        name="payment.bank"
        label={translate(texts.bank)}
        maxLength={300}
        rows={3}
        isOptional
      />
    </section>
  );
}
