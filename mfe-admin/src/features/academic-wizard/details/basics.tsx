import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { FileField } from '@pathshala/admin-kit/forms/file-field';
import { RichTextField } from '@pathshala/admin-kit/forms/rich-text-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { nextCourseStatuses } from '@pathshala/rules/course-status';
import { CoursePicture } from '@pathshala/web-kit/parts/course-picture';
import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { classLevels, levels, statuses } from '../../../courses/academic-choices.ts';
import { useClassName } from '../../../courses/use-class-name.ts';
import { useTexts } from '../../../texts.ts';
import styles from '../../../wizard/wizard.module.css';
import type { CourseDraft } from '../draft/course-draft.ts';
import { useWizard } from '../wizard-context.ts';

interface BasicsProps {
  readonly storedStatus: CourseDraft['status'] | undefined;
}

export function Basics({ storedStatus }: BasicsProps): ReactNode {
  const translate = useTexts();
  const { control } = useWizard().methods;
  return (
    <section className={styles['section']}>
      <h2>{translate('course.basics')}</h2>
      <TextField control={control} name="title" label={translate('academic.title')} maxLength={300} />
      <Kinds storedStatus={storedStatus} />
      <div className={styles['columns']}>
        <TextField
          control={control}
          name="language"
          label={translate('academic.language')}
          help={translate('academic.languageHelp')}
          maxLength={300}
        />
        <TextField
          control={control}
          name="instructor"
          label={translate('academic.instructor')}
          isOptional
          maxLength={300}
        />
        <TextField
          control={control}
          name="courseType"
          label={translate('academic.courseType')}
          help={translate('academic.courseTypeHelp')}
          isOptional
          maxLength={300}
        />
      </div>
      <Thumbnail />
      <RichTextField
        control={control}
        name="description"
        label={translate('course.description')}
        isTwoLanguage
      />
    </section>
  );
}

/** The fields with a fixed set of values. */
function Kinds({ storedStatus }: BasicsProps): ReactNode {
  const translate = useTexts();
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
        label={translate('academic.category')}
        choices={(['Academic', 'Admission'] as const).map((value) => ({
          value,
          label: translate(`academic.category.${value}`),
        }))}
      />
      <ChoiceField
        control={control}
        name="classLevel"
        label={translate('academic.classLevel')}
        choices={classes.map((value) => ({
          value,
          label: value === '' ? translate('academic.choose') : nameOfClass(value),
        }))}
      />
      <ChoiceField
        control={control}
        name="level"
        label={translate('academic.level')}
        choices={levels.map((value) => ({ value, label: translate(`level.${value}`) }))}
      />
      <ChoiceField
        control={control}
        name="status"
        label={translate('academic.status')}
        help={translate('academic.statusHelp')}
        choices={statuses
          .filter((value) => allowed.includes(value))
          .map((value) => ({ value, label: translate(`status.${value}`) }))}
      />
    </div>
  );
}

function Thumbnail(): ReactNode {
  const translate = useTexts();
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
          label={translate('course.picture')}
          help={translate('academic.pictureHelp')}
          preview={() => null}
        />
      </div>
      <TextField control={control} name="thumbnailImageUrl" label={translate('academic.pictureAddress')} />
    </div>
  );
}
