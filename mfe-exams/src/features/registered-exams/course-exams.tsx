import type { ExamForStudent } from '@pathshala/svc-exams-contract/http';
import { CardList } from '@pathshala/web-kit/parts/card';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { usePageOfList } from '../../lists/use-page-of-list.ts';
import { CourseExamCard } from './course-exam-card.tsx';
import { texts } from './texts.ts';
import { useCourseExams } from './use-course-exams.ts';

/** The standalone, unit, subject and chapter exams of one's courses. */
export function CourseExams(): ReactNode {
  const text = useText();
  const { page, onPage } = usePageOfList('coursePage');
  const query = useCourseExams(page);
  return (
    <section>
      <h2>{text(texts.courseExams)}</h2>
      <QueryStates query={query}>
        {({ items, total, pageSize }) =>
          total === 0 ? (
            <p>{text(texts.courseExamsEmpty)}</p>
          ) : (
            <>
              <CardList label={text(texts.courseExams)}>
                {items.filter(isForStudent).map((exam) => (
                  <CourseExamCard key={exam._id} exam={exam} />
                ))}
              </CardList>
              <Pagination page={page} total={total} pageSize={pageSize} onPage={onPage} />
            </>
          )
        }
      </QueryStates>
    </section>
  );
}

/** Administrators get rows without a state of their own. */
function isForStudent(exam: object): exam is ExamForStudent {
  return 'state' in exam;
}
