import type { BulkEnrolment } from '@pathshala/svc-catalog-contract/bulk-enrolments';
import type { startCatalog } from './start-catalog.ts';

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

let numbers = 0;

/** What the pacts call bulk enrolments. */
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
    return { courseId, studentId, bulkId: answer.body._id };
  },
};
