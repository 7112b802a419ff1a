import { Field } from '@pathshala/admin-kit/forms/field';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { RichTextField } from '@pathshala/admin-kit/forms/rich-text-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { lessonFields } from '../../resources/lesson.fields.ts';
import { useTexts } from '../../texts.ts';
import { EntryList } from './entry-list.tsx';
import { emptyMaterial, emptySubLesson, type LessonDraft } from './lesson-draft.ts';
import styles from './lesson-form.module.css';
import type { LessonForm } from './use-lesson-form.ts';

interface FieldsProps {
  readonly form: LessonForm;
}

export function LessonFields({ form }: FieldsProps): ReactNode {
  return (
    <>
      <Field<LessonDraft> name="title" />
      <Field<LessonDraft> name="content" />
      <div className={styles['columns']}>
        <Field<LessonDraft> name="videoLink" />
        <Field<LessonDraft> name="duration" />
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
  const word = useTexts();
  const translate = useText();
  return (
    <EntryList
      form={form}
      name="subLessons"
      title={word('lessons.subLessons')}
      addText={word('lessons.addSubLesson')}
      empty={emptySubLesson}
    >
      {(path) => (
        <>
          <TextField name={`${path}.title`} label={translate(lessonFields.title.label)} maxLength={300} />
          <RichTextField name={`${path}.content`} label={translate(lessonFields.content.label)} isOptional />
          <div className={styles['columns']}>
            <TextField
              name={`${path}.videoLink`}
              type="url"
              label={translate(lessonFields.videoLink.label)}
              isOptional
            />
            <NumberField
              name={`${path}.duration`}
              label={translate(lessonFields.duration.label)}
              unit={translate(lessonFields.duration.unit)}
              isOptional
            />
          </div>
        </>
      )}
    </EntryList>
  );
}
