import { handle, type BoundRoute } from '@pathshala/service-kit/http';
import type { Identity } from '@pathshala/service-kit/identity';
import * as contract from '../../../contract/academic-routes.ts';
import type { Standings } from '../../enrolments/use-cases/standings.ts';
import { isOpen, openStatuses, type AcademicCourse, type Status } from '../domain/course.ts';
import type { AcademicDependencies } from '../use-cases/ports.ts';
import {
  createAcademicCourse,
  deleteAcademicCourse,
  demandAcademicCourse,
  replaceAcademicCourse,
} from '../use-cases/save-academic-course.ts';
import { viewAcademicCard, viewAcademicCourse } from './views.ts';

export interface AcademicRouteDependencies extends AcademicDependencies {
  readonly standings: Standings;
}

/** What the caller may find: everything for an administrator, else what is open, narrowed to the one asked for. */
function statusesFor({ role }: Identity, asked: Status | undefined): readonly Status[] | undefined {
  if (role === 'admin') return asked && [asked];
  return asked ? openStatuses.filter((status) => status === asked) : openStatuses;
}

export function academicRoutes(deps: AcademicRouteDependencies): BoundRoute[] {
  const { academicCourses, lessons, standings } = deps;
  const view = async (course: AcademicCourse, identity: Identity) =>
    viewAcademicCourse(course, await standings.one(identity, course._id), lessons);
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
      view(await createAcademicCourse(deps)(body), identity),
    ),
    handle(contract.readAcademicCourse, async ({ params, identity }) => {
      const course = demandAcademicCourse(await academicCourses.find(params.id));
      const standing = await standings.one(identity, course._id);
      const maySee = isOpen(course) || identity.role === 'admin' || standing.isEnrolled;
      return viewAcademicCourse(demandAcademicCourse(maySee ? course : null), standing, lessons);
    }),
    handle(contract.replaceAcademicCourse, async ({ params, body, identity }) =>
      view(await replaceAcademicCourse(deps)({ id: params.id, input: body }), identity),
    ),
    handle(contract.deleteAcademicCourse, async ({ params }) => {
      await deleteAcademicCourse(deps)(params.id);
      return { _id: params.id, enrolledCount: await standings.enrolledCount(params.id) };
    }),
  ];
}
