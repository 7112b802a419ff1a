import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Card } from '@pathshala/web-kit/parts/card';
import { CoursePicture } from '@pathshala/web-kit/parts/course-picture';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { AcademicCourse } from '../../courses/course-types.ts';
import { coursePaths } from '../../courses/course-paths.ts';
import { EnrolAction } from '../../courses/enrol-action.tsx';
import { Fee } from '../../courses/fee.tsx';
import { Rating } from '../../courses/rating.tsx';
import { texts as coursesTexts } from '../../courses/texts.ts';
import { useClassName } from '../../courses/use-class-name.ts';
import panel from '../../courses/course-panel.module.css';
import { sharedTexts } from '../../texts.ts';
import { texts } from './texts.ts';

/** The facts of a course; empty ones are omitted. */
export function CourseFacts({ course }: { readonly course: AcademicCourse }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const nameOfClass = useClassName();
  const dateOf = (day: string): string => (day === '' ? '' : format.date(day));
  const facts: readonly (readonly [string, ReactNode])[] = [
    [translate(commonTexts.fee), <Fee key="fee" full={course.price} fee={course.fee} />],
    [translate(texts.class), nameOfClass(course.classLevel)],
    [translate(commonTexts.level), translate(coursesTexts.level[course.level])],
    [translate(commonTexts.language), inLanguage(course.language)],
    [
      translate(texts.hours),
      course.totalDuration > 0 ? translate(texts.hoursOf, { n: course.totalDuration }) : '',
    ],
    [translate(commonTexts.starts), dateOf(course.courseStartDate)],
    [translate(commonTexts.ends), dateOf(course.courseEndDate)],
    [
      translate(sharedTexts.detailRating),
      course.ratings > 0 ? <Rating key="rating" value={course.ratings} count={course.ratingCount} /> : '',
    ],
  ];
  return (
    <Card className={panel['panel']}>
      <CoursePicture src={course.thumbnailImageUrl} name={course.title} isFirst />
      <dl className={panel['facts']}>
        {facts.map(
          ([name, fact]) =>
            fact !== '' && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <EnrolAction
        course={{
          courseId: course._id,
          category: 'academic',
          here: coursePaths.academic(course._id),
          next: coursePaths.subjects(course._id),
        }}
        isEnrolled={course.isEnrolled}
        isOpen={course.takesEnrolments}
        fee={course.fee}
      />
    </Card>
  );
}
