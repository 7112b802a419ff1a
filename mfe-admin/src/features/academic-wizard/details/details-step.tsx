import { Field } from '@pathshala/admin-kit/forms/field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { CourseDraft } from '../draft/course-draft.ts';
// Basics first: with it the styles have the same order as in the university wizard, with which they share a file.
import { Basics } from './basics.tsx';
import { DetailLists } from './detail-lists.tsx';
import { Price } from './price.tsx';
import styles from '../../../wizard/wizard.module.css';
import { texts } from './texts.ts';

const schedule = [
  'enrollmentStartDate',
  'enrollmentEndDate',
  'courseStartDate',
  'courseEndDate',
  'totalDuration',
] as const;

/** The lists that authors write with commas. */
const audience = ['targetAudience', 'prerequisites', 'tags'] as const;

interface DetailsStepProps {
  /** The status on the server; absent for a new course. */
  readonly storedStatus: CourseDraft['status'] | undefined;
}

/** Step 1: the course without its subjects. */
export function DetailsStep({ storedStatus }: DetailsStepProps): ReactNode {
  const translate = useText();
  return (
    <div className={styles['sections']}>
      <Basics storedStatus={storedStatus} />
      <Columns title={translate(texts.schedule)} names={schedule} />
      <Price />
      <Columns title={translate(texts.audience)} names={audience} />
      <DetailLists />
    </div>
  );
}

interface ColumnsProps {
  readonly title: string;
  readonly names: readonly (keyof CourseDraft)[];
}

function Columns({ title, names }: ColumnsProps): ReactNode {
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      <div className={styles['columns']}>
        {names.map((name) => (
          <Field key={name} name={name} />
        ))}
      </div>
    </section>
  );
}
