import { pending } from '@pathshala/service-kit/events/aggregate';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import { deleteCourse as remove } from '../domain/course.ts';
import { claimDropped } from './claim-dropped.ts';
import { loadCourse } from './load-course.ts';
import { settlePapers, type SettleDependencies } from './settle-papers.ts';

/** Enrolments and results stay; the papers are withdrawn from the exam service, and the course's end is published. */
export function deleteCourse(deps: SettleDependencies) {
  return async (id: string): Promise<void> => {
    const { papers } = await loadCourse(deps)(id);
    const claimed = await claimDropped(deps, papers);
    const deletedAt = new Date(deps.now()).toISOString();
    const fact = pending(courseDeleted, { courseId: id, courseKind: 'admission', deletedAt });
    await deps.courses.update(id, (course) =>
      course.deletedAt === null ? { state: remove(course, deletedAt), events: [fact] } : null,
    );
    await settlePapers(deps)(claimed.map(({ _id }) => _id));
  };
}
