import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { AssignmentList } from '../../assignments/assignment-list.tsx';
import type { CourseExams } from '../../exams/use-course-exams.ts';
import { lessonPaths } from '../../lessons/lesson-paths.ts';
import { countIn } from '../../lessons/lesson-order.ts';
import type { OutlineChapter, OutlineSubject } from '../../lessons/lesson-types.ts';
import { texts as shared } from '../../lessons/texts.ts';
import { useLockText } from '../../lessons/use-lock-text.ts';
import { SubjectExams } from './subject-exams.tsx';
import styles from './subjects.module.css';
import { texts } from './texts.ts';

interface SubjectSectionProps {
  readonly courseId: string;
  readonly subject: OutlineSubject;
  readonly done: ReadonlySet<string>;
  readonly exams: CourseExams;
}

/** A subject: its chapters with how far the student is in each, each a link to its lessons, its exams and its assignments. */
export function SubjectSection({ courseId, subject, done, exams }: SubjectSectionProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const lockText = useLockText();
  const { _id, title, description, chapters } = subject;
  const stateOf = (chapter: OutlineChapter): string => {
    if (chapter.lock) return lockText(chapter.lock);
    if (chapter.lessons.length === 0) return translate(texts.chapterEmpty);
    return translate(shared.lessonsDone, { ...countIn([chapter], done) });
  };
  return (
    <section className={styles['subject']}>
      <h2>{inLanguage(title)}</h2>
      {description !== '' && <p className={styles['about']}>{inLanguage(description)}</p>}
      {chapters.length === 0 ? (
        <p className={styles['about']}>{translate(texts.incomplete)}</p>
      ) : (
        <ol className={styles['chapters']}>
          {chapters.map((chapter) => (
            <li key={chapter._id}>
              <Link className={styles['chapter']} to={`${lessonPaths.units(courseId, _id)}#${chapter._id}`}>
                <span className={styles['chapterTitle']}>{inLanguage(chapter.title)}</span>
                <span className={styles['count']}>{stateOf(chapter)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <SubjectExams courseId={courseId} subjectId={_id} exams={exams} />
      <h3>{translate(commonTexts.assignments)}</h3>
      <AssignmentList courseId={courseId} subjectId={_id} />
    </section>
  );
}
