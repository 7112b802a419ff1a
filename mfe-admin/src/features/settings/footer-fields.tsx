import { ActionIcon, Button } from '@mantine/core';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useFormErrors } from '@pathshala/admin-kit/forms/use-form-errors';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import { proposedSiteFacts } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
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
        <NumberField<SettingsValues>
          name="copyrightYear"
          label={translate(texts.copyrightYear)}
          help={translate(texts.copyrightHelp)}
          isOptional
        />
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
      <legend>{translate(texts.social)}</legend>
      <p className={styles['help']}>{translate(texts.socialText)}</p>
      {error !== undefined && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      <ol>
        {fields.map(({ id }, index) => (
          <li key={id} className={styles['link']}>
            <TextField<SettingsValues>
              name={`social.${index}.name`}
              label={translate(texts.linkName)}
              maxLength={40}
              placeholder={proposedSiteFacts.social[index]?.name ?? ''}
            />
            <TextField<SettingsValues>
              name={`social.${index}.url`}
              label={translate(texts.linkUrl)}
              type="url"
              maxLength={500}
              placeholder="https://"
            />
            <ActionIcon
              variant="subtle"
              c="dimmed"
              size="input-sm"
              aria-label={translate(texts.removeLink, { n: index + 1 })}
              onClick={() => remove(index)}
            >
              <Icon name="remove" />
            </ActionIcon>
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
