import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import * as contract from '@pathshala/svc-catalog-contract/academic-routes';
import { editorOf } from '../../edited-by.ts';
import type { Standing, Standings } from '../../enrolments/use-cases/standings.ts';
import { isOpen, openStatuses, type AcademicCourse, type Status } from '../domain/course.ts';
import type { AcademicDependencies } from '../use-cases/ports.ts';
import {
  createAcademicCourse,
  deleteAcademicCourse,
  demandAcademicCourse,
  replaceAcademicCourse,
} from '../use-cases/save-academic-course.ts';
import { countLessons } from '../use-cases/count-lessons.ts';
import { viewAcademicCard, viewForAdmin, viewForMember, viewForVisitor } from './views.ts';

export interface AcademicRouteDependencies extends AcademicDependencies {
  readonly standings: Standings;
}

/** What the caller may find: everything for an administrator, else what is open, narrowed to the one asked for. */
function statusesFor({ role }: Identity, asked: Status | undefined): readonly Status[] | undefined {
  if (role === 'admin') return asked && [asked];
  return asked ? openStatuses.filter((status) => status === asked) : openStatuses;
}

export function academicRoutes(deps: AcademicRouteDependencies): BoundRoute[] {
  const { academicCourses, standings, now } = deps;
  const readAt = async (course: AcademicCourse, standing: Standing) => ({
    standing,
    lessonCounts: await countLessons(deps)(course),
    now: new Date(now()).toISOString(),
  });
  const forAuthor = async (course: AcademicCourse, identity: Identity) =>
    viewForAdmin(course, await readAt(course, await standings.one(identity, course._id)));
  return [
    handle(contract.listAcademicCourses, async ({ query, identity }) => {
      const statuses = statusesFor(identity, query.status);
      const { items, total } = await academicCourses.list({ ...query, statuses });
      const standingOf = await standings.many(
        identity,
        items.map(({ _id }) => _id),
      );
      const { page, pageSize } = query;
      return {
        items: items.map((course) => viewAcademicCard(course, standingOf(course._id))),
        total,
        page,
        pageSize,
      };
    }),
    handle(contract.createAcademicCourse, async ({ body, identity }) =>
      forAuthor(await createAcademicCourse(deps)(body, editorOf(identity)), identity),
    ),
    handle(contract.readAcademicCourse, async ({ params, identity }) => {
      const course = demandAcademicCourse(await academicCourses.find(params.id));
      const standing = await standings.one(identity, course._id);
      const isAdmin = identity.role === 'admin';
      const maySee = isOpen(course) || isAdmin || standing.isEnrolled;
      const at = await readAt(demandAcademicCourse(maySee ? course : null), standing);
      if (isAdmin) return viewForAdmin(course, at);
      return standing.isEnrolled ? viewForMember(course, at) : viewForVisitor(course, at);
    }),
    handle(contract.replaceAcademicCourse, async ({ params, body, identity }) =>
      forAuthor(
        await replaceAcademicCourse(deps)({ id: params.id, input: body, editor: editorOf(identity) }),
        identity,
      ),
    ),
    handle(contract.deleteAcademicCourse, async ({ params }) => {
      await deleteAcademicCourse(deps)(params.id);
      return { _id: params.id, enrolledCount: await standings.enrolledCount(params.id) };
    }),
  ];
}
