import { afterEach, describe, expect, it } from 'vitest';
import type { AdmissionCourseForAdmin, UnitList } from '@pathshala/svc-catalog-contract/admission';
import { paperPublished, paperWithdrawn } from '@pathshala/svc-catalog-contract/events';
import { courseForm, yearForm } from './course-form.ts';
import { crashingStore } from '@pathshala/service-testing/crashing-store';
import { startCatalog } from './start-catalog.ts';

const path = '/admissioncourse/universities';
let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

async function startCrashing() {
  const { wrap, crashAt, restart } = crashingStore();
  const catalog = await startCatalog({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
  stop = () => catalog.stop();
  return {
    ...catalog,
    crashAt,
    /** Restarts the process and runs the repair job after the timeout of a save. */
    async restartAndRepair() {
      restart();
      catalog.clock.advance(61_000);
      await catalog.runJob('repair-papers');
      await catalog.waitUntilIdle();
    },
    /** The published papers by their highest version, as svc-exams sees them. */
    available() {
      const versions = new Map<string, { version: number; isAvailable: boolean }>();
      const note = (paperId: string, version: number, isAvailable: boolean) => {
        if (version > (versions.get(paperId)?.version ?? 0)) versions.set(paperId, { version, isAvailable });
      };
      for (const { data } of catalog.published(paperPublished)) note(data.paperId, data.version, true);
      for (const { data } of catalog.published(paperWithdrawn)) note(data.paperId, data.version, false);
      return [...versions].filter(([, { isAvailable }]) => isAvailable).map(([paperId]) => paperId);
    },
    async years() {
      const { body } = await catalog.visitor.get<UnitList>(`${path}/coursecode/TU`);
      return body.units.flatMap(({ years }) => years);
    },
  };
}

const yearIds = (course: AdmissionCourseForAdmin) =>
  course.units.flatMap(({ years }) => years.map(({ _id }) => _id));

describe('a save that is interrupted between the papers and their course', () => {
  it('leaves no paper published when the course was never created', async () => {
    const catalog = await startCrashing();
    catalog.crashAt('admission-courses');
    expect((await catalog.admin.post(path, courseForm())).status).toBe(500);
    await catalog.restartAndRepair();
    expect(catalog.published(paperPublished)).toHaveLength(2);
    expect(catalog.available()).toEqual([]);
    expect((await catalog.createCourse()).courseCode).toBe('TU');
  });

  it('withdraws an added year, and shows a changed one as its paper was published', async () => {
    const catalog = await startCrashing();
    const course = await catalog.createCourse();
    const form = structuredClone(course);
    form.units[0]!.years[0]!.timeLimit = 90;
    const units = [{ ...form.units[0]!, years: [...form.units[0]!.years, yearForm(2025)] }];
    // The first write to the course acquires the lease, the second would have written the course itself.
    catalog.crashAt('admission-courses', 1);
    expect((await catalog.admin.put(`${path}/${course._id}`, { ...form, units })).status).toBe(500);
    await catalog.restartAndRepair();
    expect((await catalog.years()).map(({ year, timeLimit }) => [year, timeLimit])).toEqual([
      [2023, 90],
      [2024, 60],
    ]);
    expect(catalog.available().sort()).toEqual(yearIds(course).sort());
    expect(catalog.published(paperPublished)).toHaveLength(4);
  });

  it('withdraws a removed year when only the course was written', async () => {
    const catalog = await startCrashing();
    const course = await catalog.createCourse();
    const [first, second] = course.units[0]!.years;
    const units = [{ ...course.units[0]!, years: [second!] }];
    // The first write to the papers marks the removed one, the next would have withdrawn it.
    await catalog.waitUntilIdle();
    catalog.crashAt('papers', 1);
    expect((await catalog.admin.put(`${path}/${course._id}`, { ...course, units })).status).toBe(500);
    expect(catalog.available()).toContain(first!._id);
    await catalog.restartAndRepair();
    expect(catalog.available()).toEqual([second!._id]);
    expect((await catalog.years()).map(({ year }) => year)).toEqual([2024]);
  });

  it('keeps a year whose removal did not reach the course', async () => {
    const catalog = await startCrashing();
    const course = await catalog.createCourse();
    await catalog.waitUntilIdle();
    const units = [{ ...course.units[0]!, years: [course.units[0]!.years[1]!] }];
    catalog.crashAt('admission-courses', 1);
    expect((await catalog.admin.put(`${path}/${course._id}`, { ...course, units })).status).toBe(500);
    await catalog.restartAndRepair();
    expect(catalog.available().sort()).toEqual(yearIds(course).sort());
    expect(await catalog.years()).toHaveLength(2);
  });

  it('withdraws the papers of a course whose deletion was interrupted', async () => {
    const catalog = await startCrashing();
    const course = await catalog.createCourse();
    await catalog.waitUntilIdle();
    catalog.crashAt('papers', 2);
    expect((await catalog.admin.delete(`${path}/${course._id}`)).status).toBe(500);
    await catalog.restartAndRepair();
    expect(catalog.available()).toEqual([]);
  });

  it('publishes the papers of a course whose delete was being undone', async () => {
    const catalog = await startCrashing();
    const course = await catalog.createCourse();
    await catalog.admin.delete(`${path}/${course._id}`);
    await catalog.waitUntilIdle();
    // The first two writes mark the papers, the next one would have published the first again.
    catalog.crashAt('papers', 2);
    expect((await catalog.admin.post(`${path}/${course._id}/restore`)).status).toBe(500);
    expect(catalog.available()).toEqual([]);
    await catalog.restartAndRepair();
    expect(catalog.available().sort()).toEqual(yearIds(course).sort());
    expect(await catalog.years()).toHaveLength(2);
  });

  it('updates the course from a changed paper', async () => {
    const catalog = await startCrashing();
    const course = await catalog.createCourse();
    const papers = catalog.platform.documents.collection('papers');
    const [first] = yearIds(course);
    // The state after a crash that followed the write of the paper: it is still marked, the course has the old numbers.
    await papers.updateOne(
      { _id: first! },
      { $set: { 'content.timeLimit': 90, settleAt: catalog.clock.now() }, $inc: { rev: 1 } },
    );
    await catalog.restartAndRepair();
    expect((await catalog.years()).map(({ timeLimit }) => timeLimit)).toEqual([90, 60]);
    expect((await papers.findOne({ _id: first! })) as unknown).toMatchObject({ settleAt: null });
  });

  it('publishes a listed paper again that had been withdrawn', async () => {
    const catalog = await startCrashing();
    const course = await catalog.createCourse();
    const [first] = yearIds(course);
    await catalog.platform.documents
      .collection('papers')
      .updateOne(
        { _id: first! },
        { $set: { status: 'withdrawn', version: 2, settleAt: 1 }, $inc: { rev: 1 } },
      );
    await catalog.restartAndRepair();
    const events = catalog.published(paperPublished).filter(({ data }) => data.paperId === first);
    expect(events.map(({ data }) => data.version)).toEqual([1, 3]);
  });

  it('accepts another save once the lease of the lost one has expired', async () => {
    const catalog = await startCrashing();
    const course = await catalog.createCourse();
    const lease = { id: 'lost', until: catalog.clock.now() + 60_000 };
    await catalog.platform.documents
      .collection('admission-courses')
      .updateOne({ _id: course._id }, { $set: { saving: lease }, $inc: { rev: 1 } });
    const save = () => catalog.admin.put(`${path}/${course._id}`, { ...course, name: 'Renamed' });
    expect((await save()).status).toBe(409);
    catalog.clock.advance(60_001);
    expect(await save()).toMatchObject({ status: 200, body: { name: 'Renamed' } });
  });
});
