import { Field } from '@pathshala/admin-kit/forms/field';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
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
        <Field<SettingsValues> name="siteName.bn" />
        <Field<SettingsValues> name="siteName.en" />
      </FormColumns>
      <Field<SettingsValues> name="logo" />
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
  return (
    <section>
      <h2>{translate(texts.languages)}</h2>
      <p className={styles['help']}>{translate(texts.languagesText)}</p>
      <Field<SettingsValues> name="languages.offered" />
      {offered === 'both' && <Field<SettingsValues> name="languages.standard" />}
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
        <Field<SettingsValues> name="contact.address.bn" placeholder={proposed.address.bn} />
        <Field<SettingsValues> name="contact.address.en" placeholder={proposed.address.en} />
        <Field<SettingsValues> name="contact.phone" placeholder={proposed.phone} />
        <Field<SettingsValues> name="contact.email" placeholder={proposed.email} />
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
        <Field<SettingsValues> name="payment.bkash" />
        <Field<SettingsValues> name="payment.nagad" />
      </FormColumns>
      <Field<SettingsValues> name="payment.bank" />
    </section>
  );
}
