import { Field } from '@pathshala/admin-kit/forms/field';
import { FileField } from '@pathshala/admin-kit/forms/file-field';
import { CoursePicture } from '@pathshala/web-kit/parts/course-picture';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { sharedTexts } from '../../../texts.ts';
import styles from '../../../wizard/wizard.module.css';
import type { CourseDraft } from '../draft/course-draft.ts';
import { useWizard } from '../wizard-context.ts';
import { CourseLists } from './course-lists.tsx';
import { texts } from './texts.ts';

/** Step 1: the course without its papers. */
export function UniversityStep(): ReactNode {
  return (
    <div className={styles['sections']}>
      <Basics />
      <Terms />
      <CourseLists />
    </div>
  );
}

function Basics(): ReactNode {
  const translate = useText();
  return (
    <section className={styles['section']}>
      <h2>{translate(sharedTexts.courseBasics)}</h2>
      <div className={styles['columns']}>
        <Field<CourseDraft> name="name" />
        <Field<CourseDraft> name="courseCode" />
      </div>
      <div className={styles['columns']}>
        <Field<CourseDraft> name="courseThumbnail" />
        <div className={styles['picture']}>
          <Cover />
          <FileField<CourseDraft>
            name="courseThumbnail"
            label={translate(texts.pictureUpload)}
            isOptional
            preview={() => null}
          />
        </div>
      </div>
      <Field<CourseDraft> name="description" />
    </section>
  );
}

function Cover(): ReactNode {
  const { control } = useWizard().methods;
  const [src, name] = useDeferredValue(useWatch({ control, name: ['courseThumbnail', 'name'] }));
  return (
    <div className={styles['cover']}>
      <CoursePicture src={src} name={name} />
    </div>
  );
}

function Terms(): ReactNode {
  const translate = useText();
  return (
    <section className={styles['section']}>
      <h2>{translate(texts.terms)}</h2>
      <div className={styles['columns']}>
        <Field<CourseDraft> name="enrollmentFee" />
        <Field<CourseDraft> name="discountFee" />
        <Field<CourseDraft> name="enrollmentDuration" />
        <Field<CourseDraft> name="instructor" />
      </div>
    </section>
  );
}
