import { Button } from '@mantine/core';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { voiceLimits } from '@pathshala/svc-auth-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { FooterFieldsProps } from './footer-fields.tsx';
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
      <h2>{translate(texts.voices)}</h2>
      <p className={styles['help']}>{translate(texts.voicesText)}</p>
      <ol className={styles['voices']}>
        {fields.map(({ id }, index) => (
          <li key={id}>
            <TextField<SettingsValues>
              name={`voices.${index}.name`}
              label={translate(texts.voiceName)}
              maxLength={voiceLimits.name}
            />
            <TextField<SettingsValues>
              name={`voices.${index}.about`}
              label={translate(texts.voiceAbout)}
              maxLength={voiceLimits.about}
            />
            <TextField<SettingsValues>
              name={`voices.${index}.text`}
              label={translate(texts.voiceText)}
              maxLength={voiceLimits.text}
            />
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
