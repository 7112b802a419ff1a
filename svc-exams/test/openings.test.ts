import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { courseOutlined, progressChanged } from '@pathshala/svc-catalog-contract/events';
import { afterEach, describe, expect, it } from 'vitest';
import { outline, startCourseExams, type CourseExams } from './support/course-exams.ts';
import { startExams, type ExamsService } from './support/exams-service.ts';

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

// The clock of the tests stands at 10:00 on 15 January 2026.
const past = '2026-01-14T04:00:00.000Z';
const soon = '2026-01-15T11:00:00.000Z';
const later = '2026-02-01T04:00:00.000Z';
const open = { opensAt: null, closesAt: null, after: null };
const opening = (id: string, times: object) => ({ id, ...times });

const mechanics = { type: 'subject', id: 'mechanics', title: 'Mechanics', subjectId: 'mechanics' } as const;
const motion = { type: 'chapter', id: 'motion', title: 'Motion', subjectId: 'mechanics' } as const;
const speed = {
  type: 'lesson',
  id: 'speed',
  title: 'Speed',
  subjectId: 'mechanics',
  chapterId: 'motion',
} as const;

async function academic(): Promise<CourseExams> {
  const exams = await startCourseExams();
  stop = () => exams.stop();
  return exams;
}

const plan = (exams: CourseExams, version: number, ...openings: readonly { readonly id: string }[]) =>
  exams.emit(
    courseOutlined,
    outline(version, {
      parents: [mechanics, motion, speed],
      openings: openings.map((one) => ({ ...open, ...one })),
    }),
  );

const progress = (version: number, completedParts?: string[], courseId = 'physics') => ({
  studentId: 'student1',
  courseId,
  category: 'academic' as const,
  courseName: 'HSC Physics',
  version,
  completed: 1,
  total: 2,
  overallProgress: 50,
  ...(completedParts && { completedParts }),
});

describe('an exam of a part that is closed', () => {
  it.each([
    ['course', 'physics', ['physics']],
    ['subject', 'mechanics', ['physics', 'mechanics']],
    ['chapter', 'motion', ['physics', 'mechanics', 'motion']],
    ['lesson', 'speed', ['physics', 'mechanics', 'motion', 'speed']],
  ])('of a %s cannot be started, and its questions are in no answer [OPN-03]', async (type, id, closers) => {
    const exams = await academic();
    const marks = { totalMarks: '2', passingScore: '1' };
    const exam = await exams.created({ ...marks, startingDate: '2026-01-10T10:00' }, type, id);
    const start = () => exams.student.start({ examKind: exam.examKind, examId: exam._id });
    for (const [at, closer] of closers.entries()) {
      await plan(exams, 2 + at, opening(closer, { opensAt: later }));
      const refused = await start();
      expect(refused).toMatchObject({ status: 403, body: { code: 'exams.part.opens' } });
      const { body } = await exams.student.get<Record<string, unknown>>(`/exams/papers/${exam._id}`);
      expect(body).toMatchObject({
        canStart: false,
        refusal: 'exams.part.opens',
        lock: { reason: 'opens', opensAt: later },
        paperUrl: null,
        keyUrl: null,
      });
      expect((await exams.student.get(`/exams/papers/${exam._id}/1`)).status).toBe(403);
      expect(await exams.own()).toMatchObject([{ canStart: false, lock: { reason: 'opens' } }]);
    }
    await plan(exams, 9);
    expect((await start()).status).toBe(201);
  });

  it('opens and closes by the clock of the server, and an older outline that comes late changes nothing [OPN-03]', async () => {
    const exams = await academic();
    const exam = await exams.created({ startingDate: '2026-01-10T10:00' });
    const start = () => exams.student.start({ examKind: 'chapter', examId: exam._id });
    await plan(exams, 3, opening('motion', { opensAt: past, closesAt: soon }));
    await plan(exams, 2, opening('motion', { opensAt: later }));
    const started = await start();
    expect(started.status).toBe(201);
    exams.clock.advance(Date.parse(soon) - exams.clock.now());
    // The time of the attempt is over; a second one is not begun in the closed chapter.
    expect((await start()).body).toMatchObject({ code: 'exams.part.closed' });
  });

  it('goes on where it is in progress [OPN-03]', async () => {
    const exams = await academic();
    const exam = await exams.created({ startingDate: '2026-01-10T10:00' });
    const start = () => exams.student.start({ examKind: 'chapter', examId: exam._id });
    const { attemptId } = (await start()).body;
    await plan(exams, 2, opening('motion', { closesAt: past }));
    expect((await start()).status).toBe(200);
    expect(await exams.own()).toMatchObject([{ state: 'in-progress', canStart: true }]);
    expect((await exams.own())[0]?.lock).toBeUndefined();
    expect((await exams.student.submit(attemptId, { answers: [] })).status).toBe(200);
    expect((await exams.student.result(attemptId)).status).toBe(200);
    expect((await exams.student.get(`/exams/papers/${exam._id}/1`)).status).toBe(200);
    expect((await start()).status).toBe(403);
  });

  it('is open for its authors', async () => {
    const exams = await academic();
    const exam = await exams.created();
    await plan(exams, 2, opening('motion', { opensAt: later }));
    expect((await exams.admin.get(`/exams/papers/${exam._id}/1`)).status).toBe(200);
  });
});

describe('an exam of a part that waits for a lesson', () => {
  const after = { id: 'speed', title: 'Speed' };

  it('opens once the student has completed it, and closes again when that is taken back [OPN-03]', async () => {
    const exams = await academic();
    const exam = await exams.created({ startingDate: '2026-01-10T10:00' });
    const read = async () =>
      (await exams.student.get<{ refusal: string | null }>(`/exams/papers/${exam._id}`)).body.refusal;
    await plan(exams, 2, opening('motion', { after }));
    const refused = await exams.student.start({ examKind: 'chapter', examId: exam._id });
    expect(refused).toMatchObject({ status: 403, body: { code: 'exams.part.after' } });
    expect(JSON.stringify(refused.body)).toContain('Speed');
    await exams.emit(progressChanged, progress(2, ['speed']));
    expect(await read()).toBeNull();
    // An older event, and one of a release without the list, change nothing.
    await exams.emit(progressChanged, progress(1, []));
    await exams.emit(progressChanged, progress(3));
    expect(await read()).toBeNull();
    await exams.emit(progressChanged, progress(4, []));
    expect(await read()).toBe('exams.part.after');
  });

  it('forgets what a deleted account has completed, also progress that arrives later', async () => {
    const exams = await academic();
    const exam = await exams.created({ startingDate: '2026-01-10T10:00' });
    await plan(exams, 2, opening('motion', { after }));
    await exams.emit(progressChanged, progress(1, ['speed']));
    await exams.emit(userDeleted, { userId: 'student1' });
    await exams.emit(progressChanged, progress(2, ['speed']));
    const { body } = await exams.student.get(`/exams/papers/${exam._id}`);
    expect(body['lock']).toMatchObject({ reason: 'after' });
  });
});

describe('a past year of a closed unit', () => {
  const units = [{ type: 'unit', id: 'unit1', title: 'A unit', subjectId: null }] as const;
  const years = [
    { id: 'year1', title: 'DU 2023', unitId: 'unit1' },
    { id: 'year2', title: 'DU 2024', unitId: 'unit1' },
  ];

  async function admission(): Promise<ExamsService> {
    const exams = await startExams();
    stop = () => exams.stop();
    return exams;
  }

  const close = (exams: ExamsService, version: number, closed: { readonly id: string }) =>
    exams.emit(courseOutlined, {
      courseId: 'course1',
      courseKind: 'admission',
      courseName: 'DU',
      version,
      isDeleted: false,
      parents: [...units],
      years,
      openings: [{ ...open, ...closed }],
    });

  it('cannot be started, read, practised or found [OPN-03]', async () => {
    const exams = await admission();
    const { student } = exams;
    const search = async () =>
      (await student.get<{ items: unknown[] }>('/exams/practice/search?q=Question')).body.items;
    expect((await search()).length).toBeGreaterThan(0);
    for (const [at, id] of ['course1', 'unit1', 'year1'].entries()) {
      await close(exams, 2 + at, opening(id, { opensAt: later }));
      expect(await student.start()).toMatchObject({ status: 403, body: { code: 'exams.part.opens' } });
      expect((await student.get('/exams/papers/year1/1')).status).toBe(403);
      const key = await student.get('/exams/papers/year1/1/key/1');
      expect(key).toMatchObject({ status: 403, body: { code: 'exams.part.opens' } });
      const practice = await student.post('/exams/practice/from-paper', { paperId: 'year1' });
      expect(practice).toMatchObject({ status: 403, body: { code: 'exams.part.opens' } });
      expect(await search()).toEqual([]);
    }
  });

  it('stays readable for who has sat it, and another can wait for it [OPN-03]', async () => {
    const exams = await admission();
    const { student } = exams;
    const after = { id: 'year2', title: 'DU 2024' };
    await close(exams, 2, opening('year1', { after }));
    expect(await student.start()).toMatchObject({ status: 403, body: { code: 'exams.part.after' } });
    await exams.emit(progressChanged, progress(1, ['year2'], 'course1'));
    const { attemptId } = (await student.start({ subjects: ['Biology'] })).body;
    await student.submit(attemptId, { answers: [] });
    await close(exams, 3, opening('unit1', { closesAt: past }));
    expect((await student.start()).status).toBe(403);
    expect((await student.get('/exams/papers/year1/1')).status).toBe(200);
    expect((await student.get('/exams/papers/year1/1/key/1')).status).toBe(200);
    expect((await student.result(attemptId)).status).toBe(200);
  });
});
