import { noEditor } from '@pathshala/service-kit/edits/edit-mark';
import type { CourseOutlines } from '../academic-courses/ports.ts';
import { draftOf } from '../assignments/http/views.ts';
import type { Assignments } from '../assignments/ports.ts';
import type { createAssignment } from '../assignments/use-cases/create-assignment.ts';
import { readSampleAcademicCourses, type SampleAcademicCourse } from './sample-files.ts';

export interface LoadAssignmentsDependencies {
  readonly assignments: Assignments;
  readonly courseOutlines: CourseOutlines;
  readonly createAssignment: ReturnType<typeof createAssignment>;
  readonly now: () => number;
}

type SampleSubject = SampleAcademicCourse['subjects'][number];

const dayMs = 86_400_000;

/** Creates the assignments of `sample/academic/`, due some days from now. Skips those that are there. */
export async function loadAssignments(deps: LoadAssignmentsDependencies): Promise<void> {
  for (const { title, subjects } of await readSampleAcademicCourses()) {
    const course = await deps.courseOutlines.titled(title);
    for (const subject of subjects) {
      const stored = course?.subjects.find((candidate) => candidate.title === subject.title);
      if (course !== null && stored !== undefined)
        await loadSubject(deps, subject, { courseId: course.courseId, subjectId: stored._id });
    }
  }
}

async function loadSubject(
  { assignments, createAssignment: create, now }: LoadAssignmentsDependencies,
  subject: SampleSubject,
  place: { readonly courseId: string; readonly subjectId: string },
): Promise<void> {
  const { items } = await assignments.list({
    page: 1,
    pageSize: 100,
    sort: 'title',
    courseIds: [place.courseId],
    subjectId: place.subjectId,
  });
  const titles = new Set(items.map(({ title }) => title));
  for (const { dueInDays, ...sample } of subject.assignments) {
    if (titles.has(sample.title)) continue;
    const dueDate = new Date(now() + dueInDays * dayMs).toISOString();
    await create({ draft: draftOf({ ...sample, ...place, dueDate }), editor: noEditor });
  }
}
