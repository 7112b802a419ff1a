import { Notice } from '@pathshala/web-kit/parts/notice';
import type { ReactNode } from 'react';
import { type TextKey, useTexts } from '../../texts.ts';
import type { CourseDraft } from './draft/course-draft.ts';
import type { Path } from './draft/path.ts';
import { partsAt } from './draft/where-of.ts';
import { useWizard, useWizardState } from './fields/wizard-context.ts';
import styles from './wizard.module.css';

/** More would push the form off the screen. */
const most = 8;

/** What is still wrong, each a way to its place. Shown from two on: a single one stands beside its field. */
export function ErrorSummary({ message }: { readonly message: string | undefined }): ReactNode {
  const say = useTexts();
  const wizard = useWizard();
  const { errors, values } = useWizardState();
  const entries = Object.entries(errors);
  if (entries.length < 2 && message === undefined) return null;
  return (
    <Notice tone="bad" isLive title={message ?? say('wizard.problems', { n: entries.length })}>
      {entries.length > 0 && (
        <ul className={styles['problems']}>
          {entries.slice(0, most).map(([path, text]) => (
            <li key={path}>
              <button type="button" className={styles['problem']} onClick={() => wizard.show(path)}>
                {[...placeOf(values, path, say), text].join(' › ')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {entries.length > most && <p>{say('wizard.more', { n: entries.length - most })}</p>}
    </Notice>
  );
}

const names: Readonly<Record<string, TextKey>> = {
  name: 'course.name',
  courseCode: 'course.code',
  courseThumbnail: 'course.picture',
  description: 'course.description',
  enrollmentFee: 'course.fee',
  discountFee: 'course.discount',
  enrollmentDuration: 'course.duration',
  averageRating: 'course.rating',
  courseFeatures: 'course.features',
  testimonials: 'course.testimonials',
  faqs: 'course.faqs',
  units: 'step.units',
};

function placeOf(values: CourseDraft, path: Path, say: ReturnType<typeof useTexts>): readonly string[] {
  const { unit, year, subject, question, questionNumber } = partsAt(values, path);
  if (!unit) {
    const name = names[path.split('.')[0] ?? ''];
    return name ? [say(name)] : [];
  }
  return [
    unit.unitName || say('step.units'),
    ...(year ? [String(year.year) || say('years.unnamed')] : []),
    ...(subject ? [subject.subjectName || say('subject.unnamed')] : []),
    ...(question ? [say('question.number', { n: questionNumber })] : []),
  ];
}
