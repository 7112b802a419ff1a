import { useValue } from '@pathshala/admin-kit/draft/draft-context';
import { DraftField } from '@pathshala/admin-kit/draft-fields/draft-field';
import { RichField } from '@pathshala/admin-kit/draft-fields/rich-field';
import { CoursePicture } from '@pathshala/web-kit/parts/course-picture';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import styles from '../wizard.module.css';
import { CourseLists } from './course-lists.tsx';

/** Step 1: everything about the course but its papers. */
export function UniversityStep(): ReactNode {
  const say = useTexts();
  return (
    <>
      <section className={styles['section']}>
        <h2>{say('course.basics')}</h2>
        <div className={styles['columns']}>
          <DraftField path="name" label={say('course.name')} maxLength={200} />
          <DraftField
            path="courseCode"
            label={say('course.code')}
            help={say('course.codeHelp')}
            isOptional
            maxLength={30}
          />
        </div>
        <div className={styles['columns']}>
          <DraftField
            path="courseThumbnail"
            label={say('course.picture')}
            help={say('course.pictureHelp')}
            isOptional
          />
          <Cover />
        </div>
        <RichField
          path="description"
          label={say('course.description')}
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
  const say = useTexts();
  return (
    <section className={styles['section']}>
      <h2>{say('course.terms')}</h2>
      <div className={styles['columns']}>
        <DraftField
          path="enrollmentFee"
          kind="number"
          label={say('course.fee')}
          help={say('course.feeHelp')}
        />
        <DraftField
          path="discountFee"
          kind="number"
          label={say('course.discount')}
          help={say('course.discountHelp')}
        />
        <DraftField
          path="enrollmentDuration"
          label={say('course.duration')}
          help={say('course.durationHelp')}
          isOptional
          maxLength={100}
        />
        <DraftField
          path="averageRating"
          kind="number"
          label={say('course.rating')}
          help={say('course.ratingHelp')}
        />
      </div>
    </section>
  );
}
