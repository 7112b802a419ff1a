import { TagsField } from '@pathshala/admin-kit/forms/tags-field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../../../wizard/wizard.module.css';
import { texts as academicWizardTexts } from '../texts.ts';
import { useWizard } from '../wizard-context.ts';
import { texts } from './texts.ts';

const lists = ['targetAudience', 'prerequisites', 'tags'] as const;

/** The lists that authors write with commas. */
export function Audience(): ReactNode {
  const translate = useText();
  const { control } = useWizard().methods;
  return (
    <section className={styles['section']}>
      <h2>{translate(texts.audience)}</h2>
      <div className={styles['columns']}>
        {lists.map((name) => (
          <TagsField
            key={name}
            control={control}
            name={name}
            label={translate(academicWizardTexts.label[name])}
          />
        ))}
      </div>
    </section>
  );
}
