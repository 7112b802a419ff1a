import type { ReactNode } from 'react';
import styles from './title-of-course.module.css';

interface TitleOfCourseProps {
  readonly title: string;
  /** Small, above the title. */
  readonly course: string | null;
}

export function TitleOfCourse({ title, course }: TitleOfCourseProps): ReactNode {
  return (
    <>
      {course !== null && <span className={styles['course']}>{course} </span>}
      {title}
    </>
  );
}
