import type { listEnrolledCourses } from '@pathshala/svc-catalog-contract/http';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Field } from '@pathshala/web-kit/parts/field';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Select } from '@pathshala/web-kit/parts/text-input';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import { StandingsList } from './standings-list.tsx';
import { texts } from './texts.ts';
import type { StandingsPlace } from './use-standings-place.ts';

/** The latest ones. */
const courses = { page: 1, pageSize: 100 };

/** The list of a course: of the one in the address, else of the latest enrolment. */
export function CourseStandings({ place }: { readonly place: StandingsPlace }): ReactNode {
  const translate = useText();
  const named = useNamed();
  const id = useUser()?._id ?? '';
  const enrolled = useApiQuery<typeof listEnrolledCourses>(
    '/students/student/enrolledcourses/{id}',
    { params: { id }, query: courses },
    { enabled: id !== '', staleTime: 60_000 },
  );
  return (
    <QueryStates query={enrolled} loadingText={translate(texts.loading)}>
      {({ items }) => {
        const course = items.find(({ courseId }) => courseId === place.courseId) ?? items[0];
        if (course === undefined) {
          return (
            <EmptyState
              text={translate(texts.noCourse)}
              action={<LinkButton to="/courses">{translate(texts.toCourses)}</LinkButton>}
            />
          );
        }
        return (
          <>
            <Field label={translate(texts.course)}>
              <Select
                value={course.courseId}
                onChange={({ target }) => place.change({ course: target.value })}
              >
                {items.map(({ courseId, name }) => (
                  <option key={courseId} value={courseId}>
                    {named(name)}
                  </option>
                ))}
              </Select>
            </Field>
            <StandingsList place={place} courseId={course.courseId} />
          </>
        );
      }}
    </QueryStates>
  );
}
