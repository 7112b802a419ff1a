import { measureList } from '@pathshala/service-testing/measure-list';
import { expect, it } from 'vitest';
import { academicForm, startCatalog, studentId } from './start-catalog.ts';

/** Classes of a year, three a week for each batch: the nightly run sets 75,000, of 500 batches. */
const rows = Number(process.env['CLASS_ROWS'] ?? 450);
const isFullSize = rows >= 75_000;
const perBatch = 150;
const batches = rows / perBatch;
/** 50,000 students are a hundred in each of 500 batches. */
const members = 100;

type Catalog = Awaited<ReturnType<typeof startCatalog>>;
type Stored = Readonly<Record<string, unknown>> & { readonly _id: string };

const dayMs = 86_400_000;
const begin = Date.parse('2026-01-02T10:00:00.000Z');
const states = ['present', 'present', 'present', 'late', 'absent', 'excused'] as const;
const memberOf = (batch: number, at: number) => (batch === 0 && at === 0 ? studentId : `s-${batch}-${at}`);

/** One of each, made by calls; the others are its copies. */
async function makeOne(catalog: Catalog) {
  const { admin, platform } = catalog;
  const create = async (path: string, form: object) =>
    (await admin.post<{ _id: string }>(path, form)).body._id;
  const courseId = await create('/academiccourse/academicCourses', academicForm);
  await catalog.enrol(courseId);
  const batchId = await create('/courses/batches', { name: 'Batch 0', courseIds: [courseId] });
  await admin.post(`/courses/batches/${batchId}/members`, { studentIds: [studentId] });
  const times = { startsAt: new Date(begin).toISOString(), durationMinutes: 60, confirmsClash: true };
  const classId = await create('/classes', { title: 'Class', courseId, batchId, room: 'Hall', ...times });
  await catalog.waitUntilIdle();
  catalog.clock.set(begin + 300_000);
  await admin.put(`/classes/${classId}/attendance`, { marks: [{ studentId, state: 'present' }] });
  const firstOf = async (name: string): Promise<Stored> => {
    const found = await platform.documents.collection<Stored>(name).findOne({});
    if (found === null) throw new Error(`${name} is empty`);
    return found;
  };
  const [batch, member] = [await firstOf('batches'), await firstOf('batchMembers')];
  const [one, sheet] = [await firstOf('classes'), await firstOf('attendance-sheets')];
  return { courseId, batchId, batch, member, one, sheet };
}

async function fill(catalog: Catalog, made: Awaited<ReturnType<typeof makeOne>>): Promise<void> {
  const { documents } = catalog.platform;
  const insert = (name: string, row: Stored) => documents.collection<Stored>(name).insertOne(row);
  for (let batch = 0; batch < batches; batch += 1) {
    const batchId = batch === 0 ? made.batchId : `batch-${batch}`;
    const work: Promise<unknown>[] = [];
    if (batch > 0) work.push(insert('batches', { ...made.batch, _id: batchId, name: `Batch ${batch}` }));
    for (let at = batch === 0 ? 1 : 0; at < members; at += 1) {
      const _id = `m-${batch}-${at}`;
      const place = {
        batchId,
        studentId: memberOf(batch, at),
        seat: at + 1,
        seatKey: `${batchId} ${at + 1}`,
      };
      work.push(insert('batchMembers', { ...made.member, _id, ...place }));
    }
    for (let n = batch === 0 ? 1 : 0; n < perBatch; n += 1) {
      const start = begin + Math.floor((n * 7) / 3) * dayMs;
      const [startsAt, day] = [new Date(start).toISOString(), new Date(start).toISOString().slice(0, 10)];
      const classId = `c-${batch}-${n}`;
      const times = { startsAt, endsAt: new Date(start + 3_600_000).toISOString(), day };
      const named = { batchId, batchName: `Batch ${batch}`, roomKey: `room ${batch}` };
      work.push(insert('classes', { ...made.one, _id: classId, ...named, ...times }));
      const marks = Array.from({ length: members }, (_, at) => {
        const state = states[(n + at) % states.length];
        return [memberOf(batch, at), { state, source: 'list', at: startsAt }] as const;
      });
      const sheet = { ...made.sheet, _id: `sheet-${classId}`, classId, batchId, day, startsAt };
      work.push(
        insert('attendance-sheets', {
          ...sheet,
          entries: Object.fromEntries(marks),
          closeDueAt: null,
          absenceDueAt: null,
        }),
      );
    }
    await Promise.all(work);
  }
}

it(
  'lists of classes, attendance and its reports answer in time, whatever the number of classes',
  { timeout: 3_600_000 },
  async () => {
    await using catalog = await startCatalog({ now: begin - dayMs });
    const made = await makeOne(catalog);
    await fill(catalog, made);
    catalog.clock.set(begin + 300 * dayMs);
    const { batchId, courseId } = made;
    const year = 'from=2026-01-01&to=2026-11-30';
    const month = 'from=2026-03-01&to=2026-03-31';
    const report = `/classes/attendance/report?batchId=${batchId}&pageSize=100&${year}`;
    const { body } = await catalog.admin.get<{ total: number; classes: number }>(report);
    expect(body).toMatchObject({ total: members, classes: expect.any(Number) });
    const lists = [
      '/classes?show=all&pageSize=25',
      `/classes?show=all&pageSize=25&batchId=${batchId}`,
      `/classes?show=all&pageSize=25&courseId=${courseId}`,
      `/courses/batches?pageSize=25`,
      `/courses/batches/${batchId}/members?pageSize=25`,
      '/classes/c-1-7/attendance',
      report,
      `/classes/attendance/report?batchId=${batchId}&pageSize=25&${month}`,
    ];
    for (const list of lists) {
      const { status } = await catalog.admin.get(list);
      expect([list, status]).toEqual([list, 200]);
      const { p95 } = await measureList(`${list.slice(0, 60)} of ${rows} classes`, () =>
        catalog.admin.get(list),
      );
      expect(p95).toBeLessThan(isFullSize ? 100 : 2_000);
    }
    const own = [
      `/classes/routine?from=2026-03-01&to=2026-03-31`,
      `/classes/attendance/of-student/${studentId}?${year}`,
    ];
    for (const list of own) {
      expect((await catalog.student.get(list)).status).toBe(200);
      const { p95 } = await measureList(`${list.slice(0, 60)} of ${rows} classes`, () =>
        catalog.student.get(list),
      );
      expect(p95).toBeLessThan(isFullSize ? 100 : 2_000);
    }
  },
);
