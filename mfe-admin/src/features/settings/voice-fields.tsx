import { Button } from '@mantine/core';
import { Field } from '@pathshala/admin-kit/forms/field';
import { voiceLimits } from '@pathshala/svc-auth-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { FooterFieldsProps } from './footer-fields.tsx';
import { settingsFields } from '../../resources/settings.fields.ts';
import type { SettingsValues } from './settings-values.ts';
import styles from './settings.module.css';
import { texts } from './texts.ts';

/** Sets what students say on the home page. */
export function VoiceFields({ reveal }: FooterFieldsProps): ReactNode {
  const translate = useText();
  const { fields, append, remove } = useFieldArray<SettingsValues, 'voices'>({ name: 'voices' });
  function add(): void {
    append({ name: '', about: '', text: '' }, { shouldFocus: false });
    reveal(`voices.${fields.length}.name`);
  }
  return (
    <section>
      <h2>{translate(settingsFields.voices.label)}</h2>
      <p className={styles['help']}>{translate(texts.voicesText)}</p>
      <ol className={styles['voices']}>
        {fields.map(({ id }, index) => (
          <li key={id}>
            <Field<SettingsValues> name={`voices.${index}.name`} />
            <Field<SettingsValues> name={`voices.${index}.about`} />
            <Field<SettingsValues> name={`voices.${index}.text`} />
            <Button size="compact-sm" variant="default" onClick={() => remove(index)}>
              {translate(texts.removeVoice, { n: index + 1 })}
            </Button>
          </li>
        ))}
      </ol>
      {fields.length < voiceLimits.voices && (
        <Button size="compact-sm" variant="default" onClick={add}>
          {translate(texts.addVoice)}
        </Button>
      )}
    </section>
  );
}
