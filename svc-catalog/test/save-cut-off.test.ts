import { afterEach, describe, expect, it } from 'vitest';
import type { AdmissionCourseForAdmin, UnitList } from '@pathshala/svc-catalog-contract/admission';
import { paperPublished, paperWithdrawn } from '@pathshala/svc-catalog-contract/events';
import { courseForm, yearForm } from './course-form.ts';
import { mortalStore, startCatalog } from './start-catalog.ts';

const path = '/admissioncourse/universities';
let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

async function startMortal() {
  const { wrap, dieAt, rise } = mortalStore();
  const catalog = await startCatalog({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
  stop = () => catalog.stop();
  return {
    ...catalog,
    dieAt,
    /** The process is back, and the sweeper comes round after the time a save may take. */
    async riseAndSweep() {
      rise();
      catalog.clock.advance(61_000);
      await catalog.runJob('repair-papers');
      await catalog.settle();
    },
    /** Papers that the exam service takes for offered: the highest version says so. */
    offered() {
      const versions = new Map<string, { version: number; isOffered: boolean }>();
      const note = (paperId: string, version: number, isOffered: boolean) => {
        if (version > (versions.get(paperId)?.version ?? 0)) versions.set(paperId, { version, isOffered });
      };
      for (const { data } of catalog.published(paperPublished)) note(data.paperId, data.version, true);
      for (const { data } of catalog.published(paperWithdrawn)) note(data.paperId, data.version, false);
      return [...versions].filter(([, { isOffered }]) => isOffered).map(([paperId]) => paperId);
    },
    async years() {
      const { body } = await catalog.visitor.get<UnitList>(`${path}/coursecode/TU`);
      return body.units.flatMap(({ years }) => years);
    },
  };
}

const yearIds = (course: AdmissionCourseForAdmin) =>
  course.units.flatMap(({ years }) => years.map(({ _id }) => _id));

describe('a save that is cut off between the papers and their course', () => {
  it('leaves no paper on offer when the course was never made', async () => {
    const catalog = await startMortal();
    catalog.dieAt('admission-courses');
    expect((await catalog.admin.post(path, courseForm())).status).toBe(500);
    await catalog.riseAndSweep();
    expect(catalog.published(paperPublished)).toHaveLength(2);
    expect(catalog.offered()).toEqual([]);
    expect((await catalog.createCourse()).courseCode).toBe('TU');
  });

  it('withdraws an added year, and shows a changed one as it is sat', async () => {
    const catalog = await startMortal();
    const course = await catalog.createCourse();
    const form = structuredClone(course);
    form.units[0]!.years[0]!.timeLimit = 90;
    const units = [{ ...form.units[0]!, years: [...form.units[0]!.years, yearForm(2025)] }];
    // The first write to the course is the save's claim, the second would have been the course itself.
    catalog.dieAt('admission-courses', 1);
    expect((await catalog.admin.put(`${path}/${course._id}`, { ...form, units })).status).toBe(500);
    await catalog.riseAndSweep();
    expect((await catalog.years()).map(({ year, timeLimit }) => [year, timeLimit])).toEqual([
      [2023, 90],
      [2024, 60],
    ]);
    expect(catalog.offered().sort()).toEqual(yearIds(course).sort());
    expect(catalog.published(paperPublished)).toHaveLength(4);
  });

  it('withdraws a removed year when the course was written and the rest was not', async () => {
    const catalog = await startMortal();
    const course = await catalog.createCourse();
    const [first, second] = course.units[0]!.years;
    const units = [{ ...course.units[0]!, years: [second!] }];
    // The first write to the papers is the claim on the removed one, the next would have withdrawn it.
    await catalog.settle();
    catalog.dieAt('papers', 1);
    expect((await catalog.admin.put(`${path}/${course._id}`, { ...course, units })).status).toBe(500);
    expect(catalog.offered()).toContain(first!._id);
    await catalog.riseAndSweep();
    expect(catalog.offered()).toEqual([second!._id]);
    expect((await catalog.years()).map(({ year }) => year)).toEqual([2024]);
  });

  it('keeps a year whose removal did not get as far as the course', async () => {
    const catalog = await startMortal();
    const course = await catalog.createCourse();
    await catalog.settle();
    const units = [{ ...course.units[0]!, years: [course.units[0]!.years[1]!] }];
    catalog.dieAt('admission-courses', 1);
    expect((await catalog.admin.put(`${path}/${course._id}`, { ...course, units })).status).toBe(500);
    await catalog.riseAndSweep();
    expect(catalog.offered().sort()).toEqual(yearIds(course).sort());
    expect(await catalog.years()).toHaveLength(2);
  });

  it('withdraws the papers of a course whose deletion was cut off', async () => {
    const catalog = await startMortal();
    const course = await catalog.createCourse();
    await catalog.settle();
    catalog.dieAt('papers', 2);
    expect((await catalog.admin.delete(`${path}/${course._id}`)).status).toBe(500);
    await catalog.riseAndSweep();
    expect(catalog.offered()).toEqual([]);
  });

  it('finishes what was told of a changed paper: the course shows it', async () => {
    const catalog = await startMortal();
    const course = await catalog.createCourse();
    const papers = catalog.platform.documents.collection('papers');
    const [first] = yearIds(course);
    // A crash after the paper's write: its claim is still there, the course has the old numbers.
    await papers.updateOne(
      { _id: first! },
      { $set: { 'content.timeLimit': 90, settleAt: catalog.clock.now() }, $inc: { rev: 1 } },
    );
    await catalog.riseAndSweep();
    expect((await catalog.years()).map(({ timeLimit }) => timeLimit)).toEqual([90, 60]);
    expect((await papers.findOne({ _id: first! })) as unknown).toMatchObject({ settleAt: null });
  });

  it('puts a paper back on offer that the course lists and the sweeper had withdrawn', async () => {
    const catalog = await startMortal();
    const course = await catalog.createCourse();
    const [first] = yearIds(course);
    await catalog.platform.documents
      .collection('papers')
      .updateOne(
        { _id: first! },
        { $set: { status: 'withdrawn', version: 2, settleAt: 1 }, $inc: { rev: 1 } },
      );
    await catalog.riseAndSweep();
    const told = catalog.published(paperPublished).filter(({ data }) => data.paperId === first);
    expect(told.map(({ data }) => data.version)).toEqual([1, 3]);
  });

  it('lets the course be saved again, at the latest when the claim of the lost save has ended', async () => {
    const catalog = await startMortal();
    const course = await catalog.createCourse();
    const claim = { id: 'lost', until: catalog.clock.now() + 60_000 };
    await catalog.platform.documents
      .collection('admission-courses')
      .updateOne({ _id: course._id }, { $set: { saving: claim }, $inc: { rev: 1 } });
    const save = () => catalog.admin.put(`${path}/${course._id}`, { ...course, name: 'Renamed' });
    expect((await save()).status).toBe(409);
    catalog.clock.advance(60_001);
    expect(await save()).toMatchObject({ status: 200, body: { name: 'Renamed' } });
  });
});
