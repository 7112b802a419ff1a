import type { Batch } from '@pathshala/svc-catalog-contract/batches';
import type { startCatalog } from './start-catalog.ts';

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

let numbers = 0;

/** Two batches of a course, of which the first has a member; another student can be added. */
async function batchOfCourse(catalog: Catalog) {
  numbers += 1;
  const [memberId, studentId] = [`pact-member-${numbers}`, `pact-added-${numbers}`];
  const { _id: courseId } = await catalog.createCourse({ courseCode: `BATCH${numbers}` });
  const students = catalog.platform.documents.collection<{ _id: string; isDeleted: boolean }>('students');
  for (const _id of [memberId, studentId]) await students.insertOne({ _id, isDeleted: false });
  const create = async (name: string): Promise<string> => {
    const body = { name, courseIds: [courseId], teacherName: 'Farhana', room: '302', startsOn: '2026-02-01' };
    return (await catalog.admin.post<Batch>('/courses/batches', body)).body._id;
  };
  const [batchId, otherId] = [await create('Morning'), await create('Evening')];
  await catalog.admin.post(`/courses/batches/${batchId}/members`, { studentIds: [memberId] });
  return { batchId, otherId, courseId, memberId, studentId };
}

/** The provider states of batches. */
export const batchStates = {
  'there is a batch with a member': batchOfCourse,
  'a student was taken out of a batch': async (catalog: Catalog) => {
    const found = await batchOfCourse(catalog);
    await catalog.admin.put(`/courses/batches/${found.batchId}/members/${found.memberId}/end`, {
      reason: 'Other hours',
    });
    return found;
  },
  'the student is in a batch': async (catalog: Catalog) => {
    const found = await batchOfCourse(catalog);
    return { ...found, caller: { role: 'student' as const, userId: found.memberId } };
  },
};

/** A member of a batch that tells guardians was absent from a class that is over. */
export async function absent(catalog: Catalog): Promise<void> {
  const { batchId, courseId, memberId } = await batchOfCourse(catalog);
  const { body: batch } = await catalog.admin.get<Batch>(`/courses/batches/${batchId}`);
  await catalog.admin.put(`/courses/batches/${batchId}`, { ...batch, notifiesGuardian: true });
  const startsAt = new Date(catalog.clock.now()).toISOString();
  const form = { title: 'Vectors', courseId, batchId, startsAt, durationMinutes: 60, room: `R${numbers}` };
  const { body: one } = await catalog.admin.post<{ _id: string }>('/classes', {
    ...form,
    confirmsClash: true,
  });
  const marks = [{ studentId: memberId, state: 'absent' }];
  await catalog.admin.put(`/classes/${one._id}/attendance`, { marks });
  // Also where the class ends in the evening, the morning has come.
  catalog.clock.advance(14 * 3_600_000);
  await catalog.runJob('publish-absences');
  await catalog.waitUntilIdle();
}
