import type { BulkEnrolment } from '@pathshala/svc-catalog-contract/bulk-enrolments';
import type { startCatalog } from './start-catalog.ts';

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

let numbers = 0;

/** The provider states of bulk enrolments. */
export const bulkStates = {
  'a bulk enrolment was checked': async (catalog: Catalog) => {
    numbers += 1;
    const studentId = `pact-bulk-${numbers}`;
    const { _id: courseId } = await catalog.createCourse({ courseCode: `BULK${numbers}` });
    const students = catalog.platform.documents.collection<{ _id: string; isDeleted: boolean }>('students');
    await students.insertOne({ _id: studentId, isDeleted: false });
    const studentIds = [studentId, 'nobody'];
    const body = { courseId, studentIds };
    const answer = await catalog.admin.post<BulkEnrolment>('/courses/bulk-enrolments', body);
    return { courseId, studentId, personId: `pact-invited-${numbers}`, bulkId: answer.body._id };
  },
  'an invited person waits for a course': waitingPerson,
  'an invited person waits no more': async (catalog: Catalog) => {
    const { waitingId } = await waitingPerson(catalog);
    await catalog.admin.delete(`/courses/waiting-enrolments/${waitingId}`);
    return { waitingId };
  },
};

async function waitingPerson(catalog: Catalog): Promise<{ waitingId: string }> {
  numbers += 1;
  const { _id: courseId } = await catalog.createCourse({ courseCode: `BULK${numbers}` });
  const invitedIds = [`pact-invited-${numbers}`];
  const body = { courseId, studentIds: [], invitedIds };
  const { _id } = (await catalog.admin.post<BulkEnrolment>('/courses/bulk-enrolments', body)).body;
  await catalog.admin.post(`/courses/bulk-enrolments/${_id}/confirm`);
  await catalog.runJob('bulk-enrolments');
  const waiting = await catalog.admin.get<{ items: { _id: string; bulkId: string }[] }>(
    '/courses/waiting-enrolments?pageSize=100',
  );
  return { waitingId: waiting.body.items.find(({ bulkId }) => bulkId === _id)?._id ?? '' };
}
