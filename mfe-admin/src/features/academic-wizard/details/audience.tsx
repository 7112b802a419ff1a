import { TagsField } from '@pathshala/admin-kit/forms/tags-field';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import styles from '../../../wizard/wizard.module.css';
import { useWizard } from '../wizard-context.ts';

const lists = ['targetAudience', 'prerequisites', 'tags'] as const;

/** The lists that authors write with commas. */
export function Audience(): ReactNode {
  const translate = useTexts();
  const { control } = useWizard().methods;
  return (
    <section className={styles['section']}>
      <h2>{translate('academic.audience')}</h2>
      <div className={styles['columns']}>
        {lists.map((name) => (
          <TagsField key={name} control={control} name={name} label={translate(`academic.${name}`)} />
        ))}
      </div>
    </section>
  );
}
