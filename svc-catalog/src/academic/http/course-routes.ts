import { DomainError } from '@pathshala/contract-kit/domain-error';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import * as contract from '@pathshala/svc-catalog-contract/course-routes';
import { editorOf } from '../../edited-by.ts';
import type { Standings } from '../../enrolments/use-cases/standings.ts';
import { findSubject } from '../domain/chapters.ts';
import { isOpen, openStatuses, type AcademicCourse, type Subject } from '../domain/course.ts';
import { beginCourse, createChapter, createSubject } from '../use-cases/build-course.ts';
import type { AcademicDependencies } from '../use-cases/ports.ts';
import { demandAcademicCourse } from '../use-cases/save-academic-course.ts';

export interface CourseRouteDependencies extends AcademicDependencies {
  readonly standings: Standings;
  /** Courses of each kind that a visitor finds. */
  readonly countGroups: () => Promise<{ academic: number; admission: number }>;
}

function pageFrom<Item>(all: readonly Item[], { page, pageSize }: { page: number; pageSize: number }) {
  return { items: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize };
}

const viewCourse = ({ _id, title, courseType, category }: AcademicCourse) => ({
  _id,
  courseName: title,
  courseType: courseType === '' ? category : courseType,
});

const viewSubject = ({ _id, title, description, units }: Subject) => ({
  _id,
  subjectName: title,
  subjectDescription: description,
  chapters: units.length,
});

function courseListRoutes(deps: CourseRouteDependencies): BoundRoute[] {
  return [
    handle(contract.countCourses, () => deps.countGroups()),
    handle(contract.listCourses, async ({ query, identity }) => {
      const statuses = identity.role === 'admin' ? undefined : openStatuses;
      const { items, total } = await deps.academicCourses.list({ ...query, statuses });
      return { items: items.map(viewCourse), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.createCourse, async ({ body, identity }) =>
      viewCourse(await beginCourse(deps)({ ...body, editor: editorOf(identity) })),
    ),
  ];
}

export function courseRoutes(deps: CourseRouteDependencies): BoundRoute[] {
  const { academicCourses, lessons, standings } = deps;
  /** A course that is not open is there for administrators and for those enrolled in it. */
  const visible = async (
    found: AcademicCourse | null,
    identity: Identity,
  ): Promise<AcademicCourse | null> => {
    if (found === null || found.deletedAt !== null) return null;
    if (isOpen(found) || identity.role === 'admin') return found;
    return (await standings.one(identity, found._id)).isEnrolled ? found : null;
  };
  return [
    ...courseListRoutes(deps),
    handle(contract.listSubjects, async ({ params, query, identity }) => {
      const course = await visible(await academicCourses.find(params.id), identity);
      return pageFrom(demandAcademicCourse(course).subjects.map(viewSubject), query);
    }),
    handle(contract.createSubject, async ({ params, body, identity }) => {
      const { SubjectTitle: title, SubjectSummary: summary } = body;
      const editor = editorOf(identity);
      return viewSubject(await createSubject(deps)({ courseId: params.id, title, summary, editor }));
    }),
    handle(contract.listChapters, async ({ params, query, identity }) => {
      const course = await visible(await academicCourses.withSubject(params.id), identity);
      const { items, ...rest } = pageFrom(
        findSubject(course, params.id).units.map((unit, index) => ({ unit, number: index + 1 })),
        query,
      );
      const views = items.map(async ({ unit, number }) => ({
        _id: unit._id,
        chapterNumber: number,
        chapterTitle: unit.title,
        chapterSummary: unit.description,
        lessons: await lessons.countOfChapter(unit._id),
      }));
      return { items: await Promise.all(views), ...rest };
    }),
    handle(contract.createChapter, async ({ params, body, identity }) => {
      const { chapterTitle: title, chapterSummary: summary, chapterNumber: number } = body;
      const editor = editorOf(identity);
      const made = await createChapter(deps)({ subjectId: params.id, title, summary, number, editor });
      return {
        _id: made.chapter._id,
        chapterNumber: made.number,
        chapterTitle: made.chapter.title,
        chapterSummary: made.chapter.description,
        lessons: 0,
      };
    }),
  ];
}

/** Lessons are for those enrolled in their course, and for administrators. */
export async function demandMember(
  standings: Standings,
  identity: Identity,
  courseId: string,
): Promise<void> {
  if (identity.role === 'admin' || (await standings.one(identity, courseId)).isEnrolled) return;
  throw new DomainError('forbidden', 'catalog.not-enrolled');
}
