import { EntryCards } from '@pathshala/admin-kit/forms/entry-cards';
import { Field } from '@pathshala/admin-kit/forms/field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { emptyMaterial, emptySubLesson, type LessonDraft } from './lesson-draft.ts';
import styles from './lesson-form.module.css';

export function LessonFields(): ReactNode {
  const translate = useText();
  return (
    <>
      <Field<LessonDraft> name="title" />
      <Field<LessonDraft> name="content" />
      <div className={styles['columns']}>
        <Field<LessonDraft> name="videoLink" />
        <Field<LessonDraft> name="duration" />
      </div>
      <EntryCards
        name="supplementaryMaterials"
        addText={translate(texts.addMaterial)}
        empty={emptyMaterial}
        isLong
      >
        {(path) => (
          <>
            <div className={styles['columns']}>
              <Field name={`${path}.title`} />
              <Field name={`${path}.link`} />
            </div>
            <Field name={`${path}.description`} />
          </>
        )}
      </EntryCards>
      <EntryCards name="subLessons" addText={translate(texts.addSubLesson)} empty={emptySubLesson} isLong>
        {(path) => (
          <>
            <Field name={`${path}.title`} />
            <Field name={`${path}.content`} />
            <div className={styles['columns']}>
              <Field name={`${path}.videoLink`} />
              <Field name={`${path}.duration`} />
            </div>
          </>
        )}
      </EntryCards>
    </>
  );
}
