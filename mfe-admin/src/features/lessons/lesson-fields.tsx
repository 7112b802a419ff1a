import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { RichTextField } from '@pathshala/admin-kit/forms/rich-text-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { EntryList } from './entry-list.tsx';
import { emptyMaterial, emptySubLesson } from './lesson-draft.ts';
import styles from './lesson-form.module.css';
import type { LessonForm } from './use-lesson-form.ts';

interface FieldsProps {
  readonly form: LessonForm;
}

export function LessonFields({ form }: FieldsProps): ReactNode {
  const translate = useTexts();
  const { control } = form.methods;
  return (
    <>
      <TextField control={control} name="title" label={translate('lessons.name')} maxLength={300} />
      <RichTextField
        control={control}
        name="content"
        label={translate('lessons.content')}
        size="page"
        isTwoLanguage
      />
      <div className={styles['columns']}>
        <TextField
          control={control}
          name="videoLink"
          type="url"
          label={translate('lessons.videoLink')}
          help={translate('lessons.videoHelp')}
          isOptional
        />
        <NumberField
          control={control}
          name="duration"
          label={translate('lessons.duration')}
          unit={translate('lessons.minutes')}
          isOptional
        />
      </div>
      <Materials form={form} />
      <SubLessons form={form} />
    </>
  );
}

function Materials({ form }: FieldsProps): ReactNode {
  const translate = useTexts();
  return (
    <EntryList
      form={form}
      name="supplementaryMaterials"
      title={translate('lessons.materials')}
      addText={translate('lessons.addMaterial')}
      empty={emptyMaterial}
    >
      {(path) => (
        <>
          <div className={styles['columns']}>
            <TextField name={`${path}.title`} label={translate('lessons.materialTitle')} maxLength={300} />
            <TextField
              name={`${path}.link`}
              type="url"
              label={translate('lessons.materialLink')}
              isOptional
            />
          </div>
          <TextField
            name={`${path}.description`}
            label={translate('lessons.materialText')}
            rows={2}
            maxLength={2000}
            isOptional
          />
        </>
      )}
    </EntryList>
  );
}

function SubLessons({ form }: FieldsProps): ReactNode {
  const translate = useTexts();
  return (
    <EntryList
      form={form}
      name="subLessons"
      title={translate('lessons.subLessons')}
      addText={translate('lessons.addSubLesson')}
      empty={emptySubLesson}
    >
      {(path) => (
        <>
          <TextField name={`${path}.title`} label={translate('lessons.name')} maxLength={300} />
          <RichTextField name={`${path}.content`} label={translate('lessons.content')} isOptional />
          <div className={styles['columns']}>
            <TextField
              name={`${path}.videoLink`}
              type="url"
              label={translate('lessons.videoLink')}
              isOptional
            />
            <NumberField
              name={`${path}.duration`}
              label={translate('lessons.duration')}
              unit={translate('lessons.minutes')}
              isOptional
            />
          </div>
        </>
      )}
    </EntryList>
  );
}
