import { Button } from '@mantine/core';
import { Field } from '@pathshala/admin-kit/forms/field';
import { useFormErrors } from '@pathshala/admin-kit/forms/use-form-errors';
import { IconButton } from '@pathshala/admin-kit/icons/icon-button';
import { proposedSiteFacts } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { settingsFields } from '../../resources/settings.fields.ts';
import type { SettingsValues } from './settings-values.ts';
import styles from './settings.module.css';
import { texts } from './texts.ts';

const maxLinks = 8;

export interface FooterFieldsProps {
  /** Moves the focus to the field at a path. */
  readonly reveal: (path: string) => void;
}

/** The links of the footer and its year. */
export function FooterFields({ reveal }: FooterFieldsProps): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.footer)}</h2>
      <SocialLinks reveal={reveal} />
      <div className={styles['short']}>
        <Field<SettingsValues> name="copyrightYear" />
      </div>
    </section>
  );
}

function SocialLinks({ reveal }: FooterFieldsProps): ReactNode {
  const translate = useText();
  const { fields, append, remove } = useFieldArray<SettingsValues, 'social'>({ name: 'social' });
  const error = useFormErrors()['social'];
  function add(): void {
    append({ name: '', url: '' }, { shouldFocus: false });
    reveal(`social.${fields.length}.name`);
  }
  return (
    <fieldset className={styles['links']} data-path="social" tabIndex={-1}>
      <legend>{translate(settingsFields.social.label)}</legend>
      <p className={styles['help']}>{translate(texts.socialText)}</p>
      {error !== undefined && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      <ol>
        {fields.map(({ id }, index) => (
          <li key={id} className={styles['link']}>
            <Field<SettingsValues>
              name={`social.${index}.name`}
              placeholder={proposedSiteFacts.social[index]?.name ?? ''}
            />
            <Field<SettingsValues> name={`social.${index}.url`} placeholder="https://" />
            <IconButton
              icon="remove"
              label={translate(texts.removeLink, { n: index + 1 })}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      {fields.length < maxLinks && (
        <Button size="compact-sm" variant="default" onClick={add}>
          {translate(texts.addLink)}
        </Button>
      )}
    </fieldset>
  );
}
