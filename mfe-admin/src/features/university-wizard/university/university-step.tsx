import { FileField } from '@pathshala/admin-kit/forms/file-field';
import { MoneyField } from '@pathshala/admin-kit/forms/money-field';
import { RichTextField } from '@pathshala/admin-kit/forms/rich-text-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { CoursePicture } from '@pathshala/web-kit/parts/course-picture';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { sharedTexts } from '../../../texts.ts';
import styles from '../../../wizard/wizard.module.css';
import { texts as universityWizardTexts } from '../texts.ts';
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
  const { control } = useWizard().methods;
  return (
    <section className={styles['section']}>
      <h2>{translate(sharedTexts.courseBasics)}</h2>
      <div className={styles['columns']}>
        <TextField control={control} name="name" label={translate(sharedTexts.courseName)} maxLength={200} />
        <TextField
          control={control}
          name="courseCode"
          label={translate(universityWizardTexts.courseCode)}
          help={translate(texts.codeHelp)}
          isOptional
          maxLength={30}
        />
      </div>
      <div className={styles['columns']}>
        <TextField
          control={control}
          name="courseThumbnail"
          label={translate(sharedTexts.coursePicture)}
          help={translate(texts.pictureHelp)}
          isOptional
        />
        <div className={styles['picture']}>
          <Cover />
          <FileField
            control={control}
            name="courseThumbnail"
            label={translate(texts.pictureUpload)}
            isOptional
            preview={() => null}
          />
        </div>
      </div>
      <RichTextField
        control={control}
        name="description"
        label={translate(sharedTexts.courseDescription)}
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
  const translate = useText();
  const { control } = useWizard().methods;
  return (
    <section className={styles['section']}>
      <h2>{translate(texts.terms)}</h2>
      <div className={styles['columns']}>
        <MoneyField
          control={control}
          name="enrollmentFee"
          label={translate(universityWizardTexts.courseFee)}
          help={translate(sharedTexts.courseFeeHelp)}
          storesText
        />
        <MoneyField
          control={control}
          name="discountFee"
          label={translate(sharedTexts.courseDiscount)}
          help={translate(texts.discountHelp)}
          storesText
        />
        <TextField
          control={control}
          name="enrollmentDuration"
          label={translate(universityWizardTexts.courseDuration)}
          help={translate(texts.durationHelp)}
          isOptional
          maxLength={100}
        />
        <TextField
          control={control}
          name="instructor"
          label={translate(universityWizardTexts.courseInstructor)}
          isOptional
          maxLength={300}
        />
      </div>
    </section>
  );
}
