import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { FileField } from '@pathshala/admin-kit/forms/file-field';
import { RichTextField } from '@pathshala/admin-kit/forms/rich-text-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { nextCourseStatuses } from '@pathshala/rules/course-status';
import { CoursePicture } from '@pathshala/web-kit/parts/course-picture';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { classLevels, levels, statuses } from '../../../courses/academic-choices.ts';
import { useClassName } from '../../../courses/use-class-name.ts';
import styles from '../../../wizard/wizard.module.css';
import type { CourseDraft } from '../draft/course-draft.ts';
import { useWizard } from '../wizard-context.ts';
import { sharedTexts } from '../../../texts.ts';
import { texts as academicWizardTexts } from '../texts.ts';
import { texts } from './texts.ts';

interface BasicsProps {
  readonly storedStatus: CourseDraft['status'] | undefined;
}

export function Basics({ storedStatus }: BasicsProps): ReactNode {
  const translate = useText();
  const { control } = useWizard().methods;
  return (
    <section className={styles['section']}>
      <h2>{translate(sharedTexts.courseBasics)}</h2>
      <TextField
        control={control}
        name="title"
        label={translate(sharedTexts.academicTitle)}
        maxLength={300}
      />
      <Kinds storedStatus={storedStatus} />
      <div className={styles['columns']}>
        <TextField
          control={control}
          name="language"
          label={translate(academicWizardTexts.language)}
          help={translate(texts.languageHelp)}
          maxLength={300}
        />
        <TextField
          control={control}
          name="instructor"
          label={translate(academicWizardTexts.instructor)}
          isOptional
          maxLength={300}
        />
        <TextField
          control={control}
          name="courseType"
          label={translate(academicWizardTexts.courseType)}
          help={translate(texts.courseTypeHelp)}
          isOptional
          maxLength={300}
        />
      </div>
      <Thumbnail />
      <RichTextField
        control={control}
        name="description"
        label={translate(sharedTexts.courseDescription)}
        isTwoLanguage
      />
    </section>
  );
}

/** The fields with a fixed set of values. */
function Kinds({ storedStatus }: BasicsProps): ReactNode {
  const translate = useText();
  const nameOfClass = useClassName();
  const { control, getValues } = useWizard().methods;
  const classLevel = getValues('classLevel');
  const isOther = classLevel !== '' && !classLevels.some((known) => known === classLevel);
  const classes = ['', ...classLevels, ...(isOther ? [classLevel] : [])];
  const allowed = storedStatus ? [storedStatus, ...nextCourseStatuses[storedStatus]] : statuses;
  return (
    <div className={styles['columns']}>
      <ChoiceField
        control={control}
        name="category"
        label={translate(academicWizardTexts.category)}
        choices={(['Academic', 'Admission'] as const).map((value) => ({
          value,
          label: translate(texts.category[value]),
        }))}
      />
      <ChoiceField
        control={control}
        name="classLevel"
        label={translate(sharedTexts.academicClassLevel)}
        choices={classes.map((value) => ({
          value,
          label: value === '' ? translate(texts.choose) : nameOfClass(value),
        }))}
      />
      <ChoiceField
        control={control}
        name="level"
        label={translate(sharedTexts.academicLevel)}
        choices={levels.map((value) => ({ value, label: translate(sharedTexts.level[value]) }))}
      />
      <ChoiceField
        control={control}
        name="status"
        label={translate(sharedTexts.academicStatus)}
        help={translate(texts.statusHelp)}
        choices={statuses
          .filter((value) => allowed.includes(value))
          .map((value) => ({ value, label: translate(sharedTexts.status[value]) }))}
      />
    </div>
  );
}

function Thumbnail(): ReactNode {
  const translate = useText();
  const { control } = useWizard().methods;
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
          label={translate(sharedTexts.coursePicture)}
          help={translate(texts.pictureHelp)}
          preview={() => null}
        />
      </div>
      <TextField control={control} name="thumbnailImageUrl" label={translate(texts.pictureAddress)} />
    </div>
  );
}
