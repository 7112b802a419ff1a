import { useValue } from '@pathshala/admin-kit/draft/draft-context';
import { DraftField } from '@pathshala/admin-kit/draft-fields/draft-field';
import { RichField } from '@pathshala/admin-kit/draft-fields/rich-field';
import { CoursePicture } from '@pathshala/web-kit/parts/course-picture';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import styles from '../wizard.module.css';
import { CourseLists } from './course-lists.tsx';

/** Step 1: the course without its papers. */
export function UniversityStep(): ReactNode {
  const translate = useTexts();
  return (
    <>
      <section className={styles['section']}>
        <h2>{translate('course.basics')}</h2>
        <div className={styles['columns']}>
          <DraftField path="name" label={translate('course.name')} maxLength={200} />
          <DraftField
            path="courseCode"
            label={translate('course.code')}
            help={translate('course.codeHelp')}
            isOptional
            maxLength={30}
          />
        </div>
        <div className={styles['columns']}>
          <DraftField
            path="courseThumbnail"
            label={translate('course.picture')}
            help={translate('course.pictureHelp')}
            isOptional
          />
          <Cover />
        </div>
        <RichField
          path="description"
          label={translate('course.description')}
          hasHelp
          isBilingual
          isOptional
          rows={5}
        />
      </section>
      <Terms />
      <CourseLists />
    </>
  );
}

function Cover(): ReactNode {
  const [src, name] = [useValue<string>('courseThumbnail'), useValue<string>('name')];
  return (
    <div className={styles['cover']}>
      <CoursePicture src={src} name={name} />
    </div>
  );
}

function Terms(): ReactNode {
  const translate = useTexts();
  return (
    <section className={styles['section']}>
      <h2>{translate('course.terms')}</h2>
      <div className={styles['columns']}>
        <DraftField
          path="enrollmentFee"
          kind="number"
          label={translate('course.fee')}
          help={translate('course.feeHelp')}
        />
        <DraftField
          path="discountFee"
          kind="number"
          label={translate('course.discount')}
          help={translate('course.discountHelp')}
        />
        <DraftField
          path="enrollmentDuration"
          label={translate('course.duration')}
          help={translate('course.durationHelp')}
          isOptional
          maxLength={100}
        />
        <DraftField
          path="averageRating"
          kind="number"
          label={translate('course.rating')}
          help={translate('course.ratingHelp')}
        />
      </div>
    </section>
  );
}
