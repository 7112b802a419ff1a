import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import * as contract from '@pathshala/svc-catalog-contract/admission-routes';
import { listSampleQuestions as sampleRoute } from '@pathshala/svc-catalog-contract/sample-questions';
import type {
  createCourse,
  deleteCourse,
  publishCourse,
  replaceCourse,
  restoreCourse,
} from '../use-cases/author-course.ts';
import type { listCourses } from '../use-cases/list-courses.ts';
import type { listSampleQuestions } from '../use-cases/list-sample-questions.ts';
import type { readCourseForAuthor } from '../use-cases/read-course-for-author.ts';
import type { readCourse, readUnits } from '../use-cases/read-course.ts';
import { courseInputOf } from './course-input.ts';
import { viewSample } from './sample-views.ts';
import { unitsForAdmin, viewCard, viewDetails, viewForAdmin, viewLockedUnits, viewUnits } from './views.ts';

interface AdmissionCourseUseCases {
  readonly createCourse: ReturnType<typeof createCourse>;
  readonly replaceCourse: ReturnType<typeof replaceCourse>;
  readonly publishCourse: ReturnType<typeof publishCourse>;
  readonly deleteCourse: ReturnType<typeof deleteCourse>;
  readonly restoreCourse: ReturnType<typeof restoreCourse>;
  readonly listCourses: ReturnType<typeof listCourses>;
  readonly listSampleQuestions: ReturnType<typeof listSampleQuestions>;
  readonly readCourse: ReturnType<typeof readCourse>;
  readonly readCourseForAuthor: ReturnType<typeof readCourseForAuthor>;
  readonly readUnits: ReturnType<typeof readUnits>;
}

const isAuthor = (identity: Identity) => holdsPermission(identity, permissions.questions);

function authorRoutes(useCases: AdmissionCourseUseCases): BoundRoute[] {
  return [
    handle(contract.createAdmissionCourse, async ({ body, identity }) =>
      viewForAdmin(await useCases.createCourse({ input: courseInputOf(body), editor: editorOf(identity) })),
    ),
    handle(contract.replaceAdmissionCourse, async ({ params, body, identity }) =>
      viewForAdmin(
        await useCases.replaceCourse({
          id: params.id,
          input: courseInputOf(body),
          rev: body.rev,
          editor: editorOf(identity),
        }),
      ),
    ),
    handle(contract.publishAdmissionCourse, async ({ params, body, identity }) =>
      viewForAdmin(
        await useCases.publishCourse({ id: params.id, rev: body.rev, editor: editorOf(identity) }),
      ),
    ),
    handle(contract.deleteAdmissionCourse, async ({ params, identity }) => ({
      _id: params.id,
      ...(await useCases.deleteCourse({ id: params.id, editor: editorOf(identity) })),
    })),
    handle(contract.restoreAdmissionCourse, async ({ params }) => {
      await useCases.restoreCourse(params.id);
      return { _id: params.id };
    }),
  ];
}

export function admissionCourseRoutes(useCases: AdmissionCourseUseCases): BoundRoute[] {
  return [
    ...authorRoutes(useCases),
    handle(contract.listAdmissionCourses, async ({ query, identity }) => {
      const { page, pageSize } = query;
      const { items, total, near } = await useCases.listCourses(query, identity);
      return { items: items.map(viewCard), total, page, pageSize, ...(near && { near: [...near] }) };
    }),
    handle(contract.readAdmissionCourse, async ({ params, identity }) =>
      isAuthor(identity)
        ? viewForAdmin(await useCases.readCourseForAuthor(params.id))
        : viewDetails(await useCases.readCourse(params, identity)),
    ),
    handle(contract.readUnitDetails, async ({ params, identity }) =>
      viewLockedUnits(await useCases.readUnits(params.courseCode, identity)),
    ),
    handle(contract.readUnitsByCode, async ({ params, identity }) => {
      const found = await useCases.readCourse(params, identity);
      if (!isAuthor(identity)) return viewUnits(found);
      const units = unitsForAdmin(await useCases.readCourseForAuthor(found.course._id));
      return { ...viewUnits(found), units };
    }),
    handle(contract.readCourseDetails, async ({ params, identity }) =>
      viewDetails(await useCases.readCourse(params, identity)),
    ),
    handle(sampleRoute, async ({ params }) => ({
      items: (await useCases.listSampleQuestions(params.courseCode)).map(viewSample),
    })),
  ];
}
