import { Field } from '@pathshala/admin-kit/forms/field';
import { FileField } from '@pathshala/admin-kit/forms/file-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { nextCourseStatuses } from '@pathshala/rules/course-status';
import { CoursePicture } from '@pathshala/web-kit/parts/course-picture';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { classLevels, statuses } from '../../../courses/academic-choices.ts';
import { useClassName } from '../../../courses/use-class-name.ts';
import { academicCourseFields } from '../../../resources/academic-course.fields.ts';
import styles from '../../../wizard/wizard.module.css';
import type { CourseDraft } from '../draft/course-draft.ts';
import { useWizard } from '../wizard-context.ts';
import { sharedTexts } from '../../../texts.ts';
import { texts } from './texts.ts';

interface BasicsProps {
  readonly storedStatus: CourseDraft['status'] | undefined;
}

export function Basics({ storedStatus }: BasicsProps): ReactNode {
  const translate = useText();
  return (
    <section className={styles['section']}>
      <h2>{translate(sharedTexts.courseBasics)}</h2>
      <Field<CourseDraft> name="title" />
      <Kinds storedStatus={storedStatus} />
      <div className={styles['columns']}>
        <Field<CourseDraft> name="language" />
        <Field<CourseDraft> name="instructor" />
        <Field<CourseDraft> name="courseType" />
      </div>
      <Thumbnail />
      <Field<CourseDraft> name="description" />
    </section>
  );
}

/** The fields with a fixed set of values. */
function Kinds({ storedStatus }: BasicsProps): ReactNode {
  const translate = useText();
  const nameOfClass = useClassName();
  const classLevel = useWizard().methods.getValues('classLevel');
  const isOther = classLevel !== '' && !classLevels.some((known) => known === classLevel);
  const classes = [...classLevels, ...(isOther ? [classLevel] : [])];
  const allowed = storedStatus ? [storedStatus, ...nextCourseStatuses[storedStatus]] : statuses;
  return (
    <div className={styles['columns']}>
      <Field<CourseDraft> name="category" />
      <Field<CourseDraft>
        name="classLevel"
        choices={[
          { value: '', label: translate(texts.choose) },
          ...classes.map((value) => ({ value, label: nameOfClass(value) })),
        ]}
      />
      <Field<CourseDraft> name="level" />
      <Field<CourseDraft>
        name="status"
        choices={statuses
          .filter((value) => allowed.includes(value))
          .map((value) => ({ value, label: translate(academicCourseFields.status.choices[value]) }))}
      />
    </div>
  );
}

function Thumbnail(): ReactNode {
  const translate = useText();
  const { control } = useWizard().methods;
  const { label, help } = academicCourseFields.thumbnailImageUrl;
  const [src, title] = useDeferredValue(useWatch({ control, name: ['thumbnailImageUrl', 'title'] }));
  return (
    <div className={styles['columns']}>
      <div className={styles['picture']}>
        <div className={styles['cover']}>
          <CoursePicture src={src} name={title} />
        </div>
        <FileField
          control={control}
          name="thumbnailImageUrl"
          label={translate(label)}
          help={translate(help)}
          preview={() => null}
        />
      </div>
      <TextField control={control} name="thumbnailImageUrl" label={translate(texts.pictureAddress)} />
    </div>
  );
}
