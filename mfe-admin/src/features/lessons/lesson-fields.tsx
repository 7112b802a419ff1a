import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { RichTextField } from '@pathshala/admin-kit/forms/rich-text-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { sharedTexts } from '../../texts.ts';
import { EntryList } from './entry-list.tsx';
import { emptyMaterial, emptySubLesson } from './lesson-draft.ts';
import styles from './lesson-form.module.css';
import type { LessonForm } from './use-lesson-form.ts';
import { texts } from './texts.ts';

interface FieldsProps {
  readonly form: LessonForm;
}

export function LessonFields({ form }: FieldsProps): ReactNode {
  const translate = useText();
  const { control } = form.methods;
  return (
    <>
      <TextField control={control} name="title" label={translate(texts.name)} maxLength={300} />
      <RichTextField
        control={control}
        name="content"
        label={translate(texts.content)}
        size="page"
        isTwoLanguage
      />
      <div className={styles['columns']}>
        <TextField
          control={control}
          name="videoLink"
          type="url"
          label={translate(texts.videoLink)}
          help={translate(texts.videoHelp)}
          isOptional
        />
        <NumberField
          control={control}
          name="duration"
          label={translate(texts.duration)}
          unit={translate(sharedTexts.lessonsMinutes)}
          isOptional
        />
      </div>
      <Materials form={form} />
      <SubLessons form={form} />
    </>
  );
}

function Materials({ form }: FieldsProps): ReactNode {
  const translate = useText();
  return (
    <EntryList
      form={form}
      name="supplementaryMaterials"
      title={translate(texts.materials)}
      addText={translate(texts.addMaterial)}
      empty={emptyMaterial}
    >
      {(path) => (
        <>
          <div className={styles['columns']}>
            <TextField name={`${path}.title`} label={translate(texts.materialTitle)} maxLength={300} />
            <TextField name={`${path}.link`} type="url" label={translate(texts.materialLink)} isOptional />
          </div>
          <TextField
            name={`${path}.description`}
            label={translate(texts.materialText)}
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
  const translate = useText();
  return (
    <EntryList
      form={form}
      name="subLessons"
      title={translate(texts.subLessons)}
      addText={translate(texts.addSubLesson)}
      empty={emptySubLesson}
    >
      {(path) => (
        <>
          <TextField name={`${path}.title`} label={translate(texts.name)} maxLength={300} />
          <RichTextField name={`${path}.content`} label={translate(texts.content)} isOptional />
          <div className={styles['columns']}>
            <TextField name={`${path}.videoLink`} type="url" label={translate(texts.videoLink)} isOptional />
            <NumberField
              name={`${path}.duration`}
              label={translate(texts.duration)}
              unit={translate(sharedTexts.lessonsMinutes)}
              isOptional
            />
          </div>
        </>
      )}
    </EntryList>
  );
}
