import { FileField } from '@pathshala/admin-kit/forms/file-field';
import { MoneyField } from '@pathshala/admin-kit/forms/money-field';
import { RichTextField } from '@pathshala/admin-kit/forms/rich-text-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { CoursePicture } from '@pathshala/web-kit/parts/course-picture';
import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../texts.ts';
import styles from '../../../wizard/wizard.module.css';
import { useWizard } from '../wizard-context.ts';
import { CourseLists } from './course-lists.tsx';

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
  const translate = useTexts();
  const { control } = useWizard().methods;
  return (
    <section className={styles['section']}>
      <h2>{translate('course.basics')}</h2>
      <div className={styles['columns']}>
        <TextField control={control} name="name" label={translate('course.name')} maxLength={200} />
        <TextField
          control={control}
          name="courseCode"
          label={translate('course.code')}
          help={translate('course.codeHelp')}
          isOptional
          maxLength={30}
        />
      </div>
      <div className={styles['columns']}>
        <TextField
          control={control}
          name="courseThumbnail"
          label={translate('course.picture')}
          help={translate('course.pictureHelp')}
          isOptional
        />
        <div className={styles['picture']}>
          <Cover />
          <FileField
            control={control}
            name="courseThumbnail"
            label={translate('course.pictureUpload')}
            isOptional
            preview={() => null}
          />
        </div>
      </div>
      <RichTextField
        control={control}
        name="description"
        label={translate('course.description')}
        isOptional
        isTwoLanguage
      />
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
  const translate = useTexts();
  const { control } = useWizard().methods;
  return (
    <section className={styles['section']}>
      <h2>{translate('course.terms')}</h2>
      <div className={styles['columns']}>
        <MoneyField
          control={control}
          name="enrollmentFee"
          label={translate('course.fee')}
          help={translate('course.feeHelp')}
          storesText
        />
        <MoneyField
          control={control}
          name="discountFee"
          label={translate('course.discount')}
          help={translate('course.discountHelp')}
          storesText
        />
        <TextField
          control={control}
          name="enrollmentDuration"
          label={translate('course.duration')}
          help={translate('course.durationHelp')}
          isOptional
          maxLength={100}
        />
        <TextField
          control={control}
          name="instructor"
          label={translate('course.instructor')}
          isOptional
          maxLength={300}
        />
      </div>
    </section>
  );
}
