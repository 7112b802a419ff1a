import { noEditor } from '@pathshala/back-office/edit-mark';
import type { CourseOutlines } from '../academic-courses/index.ts';
import { draftOf } from '../assignments/http/views.ts';
import type { Assignments } from '../assignments/index.ts';
import type { createAssignment } from '../assignments/use-cases/author-assignment.ts';
import { readSampleAssignments, type SampleAssignment } from './sample-assignments.ts';

interface LoadAssignmentsDependencies {
  readonly assignments: Pick<Assignments, 'list'>;
  readonly courseOutlines: CourseOutlines;
  readonly createAssignment: ReturnType<typeof createAssignment>;
  readonly now: () => number;
}

const dayMs = 24 * 3_600_000;

async function load(deps: LoadAssignmentsDependencies, sample: SampleAssignment): Promise<void> {
  const { course: courseTitle, subject: subjectTitle, dueInDays, ...input } = sample;
  const course = await deps.courseOutlines.titled(courseTitle);
  const subject = course?.subjects.find(({ title }) => title === subjectTitle);
  if (!course || !subject) throw new Error(`The sample courses have no ${courseTitle} with ${subjectTitle}.`);
  const { items } = await deps.assignments.list({
    page: 1,
    pageSize: 100,
    sort: 'due',
    courseIds: [course.courseId],
  });
  if (items.some(({ title }) => title === input.title)) return;
  const dueDate = new Date(deps.now() + dueInDays * dayMs).toISOString();
  const place = { courseId: course.courseId, subjectId: subject._id };
  await deps.createAssignment({
    draft: { ...draftOf(input), dueDate, ...place },
    editor: noEditor,
    isSilent: true,
  });
}

/** Creates the assignments of `sample/assignments.json` in the sample courses. Skips existing ones. */
export async function loadSampleAssignments(deps: LoadAssignmentsDependencies): Promise<void> {
  for (const sample of await readSampleAssignments()) await load(deps, sample);
}
