import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { batchChanged, batchJoined, batchLeft } from '@pathshala/svc-catalog-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startExam, type Exam } from './merit-lists.ts';
import { accountOf, startCampaigns, type Campaigns } from './service.ts';

interface BatchList {
  readonly items: readonly { rank: number; overall: number; name: string | null; rollNumber: string }[];
  readonly total: number;
  readonly batch: { readonly name: string; readonly rank: number | null; readonly of: number };
}

const at = '2026-01-10T10:00:00.000Z';
let service: Campaigns;
let exam: Exam;

const joined = (n: number, version = 1) =>
  service.emit(batchJoined, {
    membershipId: `m${n}`,
    batchId: 'friday',
    studentId: accountOf(n).userId,
    version,
    joinedAt: at,
    movedFrom: null,
  });

const named = (name: string, version = 1, batchId = 'friday') =>
  service.emit(batchChanged, {
    batchId,
    version,
    name,
    courseIds: [],
    isArchived: false,
    addedCourseIds: [],
  });

const read = (n: number, path = '') =>
  service.client.as(accountOf(n)).get<BatchList>(`${exam.path}/batches${path}`);

beforeEach(async () => {
  service = await startCampaigns();
  exam = await startExam(service);
  await named('HSC 26, Friday');
  for (const n of [0, 1, 2, 3]) await exam.register(n, n === 2 ? 'name' : 'roll');
  for (const n of [0, 2, 3]) await joined(n);
});
afterEach(() => service.stop());

describe('the ranks within a batch', () => {
  it('are those of its students in the released list, with the names that the list shows [BAT-07]', async () => {
    for (const [n, score] of [10, 30, 20, 20].entries()) await exam.submit(n, { score, seconds: 300 });
    expect((await read(0)).status).toBe(403);
    await exam.release();
    const { body } = await read(0, '/friday');
    expect(body.items.map(({ rank, overall, name }) => [rank, overall, name])).toEqual([
      [1, 2, 'Student 2'],
      [1, 2, null],
      [3, 4, null],
    ]);
    expect(body).toMatchObject({ total: 3, batch: { name: 'HSC 26, Friday', rank: 3, of: 3 } });
    expect((await read(0)).body).toMatchObject({ items: [{ _id: 'friday', rank: 3, of: 3 }] });
    expect((await read(0, '/friday?page=2&pageSize=2')).body.items).toMatchObject([{ rank: 3 }]);
  });

  it('are for the students of the batch, by its latest memberships [BAT-07]', async () => {
    await exam.submit(0, { score: 10 });
    await exam.submit(2, { score: 20 });
    await exam.release();
    expect((await read(1, '/friday')).status).toBe(403);
    expect((await read(1)).body).toEqual({ items: [] });
    expect((await service.client.visitor.get(`${exam.path}/batches/friday`)).status).toBe(401);
    expect((await read(0, '/another')).status).toBe(403);
    const left = { membershipId: 'm2', batchId: 'friday', studentId: accountOf(2).userId, leftAt: at };
    await service.emit(batchLeft, { ...left, version: 2, movedTo: null, endsEnrolments: false });
    await joined(2, 1);
    await named('Old name', 0);
    expect((await read(0, '/friday')).body).toMatchObject({ total: 1, batch: { name: 'HSC 26, Friday' } });
    expect((await read(3, '/friday')).body).toMatchObject({ batch: { rank: null, of: 1 } });
    await service.emit(userDeleted, { userId: accountOf(0).userId });
    expect((await read(3)).body).toEqual({ items: [] });
  });
});
