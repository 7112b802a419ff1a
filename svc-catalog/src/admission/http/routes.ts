import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { editorOf } from '../../edited-by.ts';
import * as contract from '@pathshala/svc-catalog-contract/admission-routes';
import type { Standings } from '../../enrolments/use-cases/standings.ts';
import { deleteCourse } from '../use-cases/delete-course.ts';
import { demandCourse, loadCourse } from '../use-cases/load-course.ts';
import { createCourse, replaceCourse, type SaveDependencies } from '../use-cases/save-course.ts';
import { unitsForAdmin, viewCard, viewDetails, viewForAdmin, viewUnits } from './views.ts';

export interface AdmissionRouteDependencies extends SaveDependencies {
  readonly standings: Standings;
}

const isAdmin = ({ role }: Identity) => role === 'admin';

function authorRoutes(deps: AdmissionRouteDependencies): BoundRoute[] {
  const { standings } = deps;
  return [
    handle(contract.createAdmissionCourse, async ({ body, identity }) =>
      viewForAdmin(await createCourse(deps)(body, editorOf(identity)), 0),
    ),
    handle(contract.replaceAdmissionCourse, async ({ params, body, identity }) =>
      viewForAdmin(
        await replaceCourse(deps)({ id: params.id, input: body, editor: editorOf(identity) }),
        await standings.enrolledCount(params.id),
      ),
    ),
    handle(contract.deleteAdmissionCourse, async ({ params }) => {
      await deleteCourse(deps)(params.id);
      return { _id: params.id, enrolledCount: await standings.enrolledCount(params.id) };
    }),
  ];
}

export function admissionRoutes(deps: AdmissionRouteDependencies): BoundRoute[] {
  const { courses, standings } = deps;
  const byCode = async (code: string) => demandCourse(await courses.findByCode(code));
  const viewFor = async (identity: Identity, id: string) =>
    isAdmin(identity)
      ? viewForAdmin(await loadCourse(deps)(id), await standings.enrolledCount(id))
      : viewDetails(demandCourse(await courses.find(id)), await standings.one(identity, id));
  return [
    ...authorRoutes(deps),
    handle(contract.listAdmissionCourses, async ({ query, identity }) => {
      const { items, total } = await courses.list(query);
      const standingOf = await standings.many(
        identity,
        items.map(({ _id }) => _id),
      );
      const { page, pageSize } = query;
      return {
        items: items.map((course) => viewCard(course, standingOf(course._id))),
        total,
        page,
        pageSize,
      };
    }),
    handle(contract.readAdmissionCourse, ({ params, identity }) => viewFor(identity, params.id)),
    handle(contract.readUnitDetails, async ({ params, identity }) => {
      const course = await byCode(params.courseCode);
      const { isEnrolled } = await standings.one(identity, course._id);
      if (!isEnrolled && !isAdmin(identity)) throw new DomainError('forbidden', 'catalog.not-enrolled');
      return viewUnits(course, isEnrolled);
    }),
    handle(contract.readUnitsByCode, async ({ params, identity }) => {
      const course = await byCode(params.courseCode);
      const { isEnrolled } = await standings.one(identity, course._id);
      const list = viewUnits(course, isEnrolled);
      return isAdmin(identity) ? { ...list, units: unitsForAdmin(await loadCourse(deps)(course._id)) } : list;
    }),
    handle(contract.readCourseDetails, async ({ params, identity }) => {
      const course = await byCode(params.courseCode);
      return viewDetails(course, await standings.one(identity, course._id));
    }),
  ];
}
