import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { SwitchField } from '@pathshala/admin-kit/forms/switch-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { accountLimits } from '@pathshala/rules/account';
import { maxPasswordMinimum } from '@pathshala/svc-auth-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { SettingsValues } from './settings-values.ts';
import styles from './settings.module.css';
import { texts } from './texts.ts';

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
    </section>
  );
}

export function ContactFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.contact)}</h2>
      <FormColumns>
        <TextField<SettingsValues>
          name="contact.address.bn"
          label={translate(texts.addressBn)}
          maxLength={200}
        />
        <TextField<SettingsValues>
          name="contact.address.en"
          label={translate(texts.addressEn)}
          maxLength={200}
        />
        <TextField<SettingsValues> name="contact.phone" label={translate(texts.phone)} maxLength={30} />
        <TextField<SettingsValues>
          name="contact.email"
          label={translate(texts.email)}
          type="email"
          maxLength={254}
        />
      </FormColumns>
    </section>
  );
}

/** What can be switched off, and the rule for passwords. */
export function RuleFields(): ReactNode {
  const translate = useText();
  const bounds = { min: accountLimits.passwordMin, max: maxPasswordMinimum };
  return (
    <>
      <section>
        <h2>{translate(texts.features)}</h2>
        <p className={styles['help']}>{translate(texts.featuresText)}</p>
        <SwitchField<SettingsValues>
          name="features.registration"
          label={translate(texts.registration)}
          help={translate(texts.registrationHelp)}
        />
        <SwitchField<SettingsValues>
          name="features.photos"
          label={translate(texts.photos)}
          help={translate(texts.photosHelp)}
        />
      </section>
      <section>
        <h2>{translate(texts.security)}</h2>
        <div className={styles['short']}>
          <NumberField<SettingsValues>
            name="passwordMinimum"
            label={translate(texts.passwordMinimum)}
            help={translate(texts.passwordHelp, bounds)}
          />
        </div>
      </section>
    </>
  );
}
