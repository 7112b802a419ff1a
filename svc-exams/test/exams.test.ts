import { restoreWindowMs } from '@pathshala/rules/undo-window';
import { courseDeleted, courseOutlined } from '@pathshala/svc-catalog-contract/events';
import { examPaperPublished } from '@pathshala/svc-exams-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mcq, outline, startCourseExams, withoutChapter, type CourseExams } from './support/course-exams.ts';

let exams: CourseExams;
beforeEach(async () => {
  exams = await startCourseExams();
});
afterEach(() => exams.stop());

const start = (examId: string) => exams.student.start({ examKind: 'chapter', examId });

describe('the corrected key of an exam', () => {
  it('is in its form and its next version, also after an older form is saved', async () => {
    const created = await exams.created();
    const question = created.mcqs[0];
    const [, correct] = question?.options ?? [];
    const change = { kind: 'change', questionId: question?._id, correct: [correct?._id] };
    const body = { change, reason: 'Both books say so.', keyVersion: 1 };
    const path = `/exams/papers/${created._id}/key-corrections`;
    expect((await exams.admin.post(path, body)).status).toBe(201);
    await exams.waitUntilIdle();
    const keyOf = (read: unknown) =>
      (read as typeof created).mcqs[0]?.options.map(({ isCorrect }) => isCorrect);
    const stored = await exams.admin.get(`/exams/examid/${created._id}`);
    expect(keyOf(stored.body)).toEqual([false, true]);
    const saved = await exams.admin.put(`/exams/${created._id}`, { ...created, title: 'Renamed' });
    expect([saved.status, keyOf(saved.body)]).toEqual([200, [false, true]]);
    await exams.waitUntilIdle();
    expect(exams.published(examPaperPublished).map(({ data }) => keyOf(data.subjects[0]))).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
  });
});

describe('the key of an exam that was sat', () => {
  const swapped = ({ mcqs: [first, ...others] }: Awaited<ReturnType<CourseExams['created']>>) => [
    { ...first, options: first?.options.map((option) => ({ ...option, isCorrect: !option.isCorrect })) },
    ...others,
  ];

  it.each([
    ['subject', 'mechanics'],
    ['chapter', 'motion'],
    ['lesson', 'speed'],
    ['course', 'physics'],
  ])('is changed by a correction only, in an exam of a %s', async (parentType, parentId) => {
    const exam = await exams.created({ totalMarks: '2', passingScore: '1' }, parentType, parentId);
    const path = `/exams/${exam._id}`;
    const before = await exams.admin.put(path, { ...exam, mcqs: swapped(exam) });
    expect(before.status).toBe(200);
    const back = await exams.admin.put<typeof exam>(path, { ...exam, rev: 2 });
    expect(back.status).toBe(200);
    await exams.waitUntilIdle();
    await exams.student.start({ examKind: exam.examKind, examId: exam._id });
    const refused = await exams.admin.put(path, { ...back.body, mcqs: swapped(exam) });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'exams.key-sat', fields: { 'mcqs.0': expect.any(String) } },
    });
    expect(Reflect.get(refused.body, 'error')).toContain('key correction');
    const [first, ...others] = back.body.mcqs;
    const reworded = [{ ...first, question: '<p>What is speed in physics?</p>' }, ...others];
    expect((await exams.admin.put(path, { ...back.body, mcqs: reworded })).status).toBe(200);
  });
});

describe('creating an exam', () => {
  it('takes the form of the specification, numbers the exams of a parent, and takes back what GET returned [EXM-01 ADM-06]', async () => {
    const first = await exams.created();
    expect(first).toMatchObject({
      ExamNumber: 1,
      title: 'Motion, first test',
      type: 'MCQ',
      examKind: 'chapter',
      totalMarks: 4,
      timeLimit: 30,
      passingScore: 2,
      negetiveMarkingPercentage: 25,
      startingDate: '2026-01-15T09:00:00.000Z',
      duration: 2,
      parentTitle: 'Motion',
      courseId: 'physics',
      subjectId: 'mechanics',
      rev: 1,
      changedBy: 'Head',
    });
    expect((await exams.created()).ExamNumber).toBe(2);
    const read = await exams.admin.get(`/exams/examid/${first._id}`);
    const again = await exams.admin.put(`/exams/${first._id}`, read.body);
    expect(again.status).toBe(200);
    expect(again.body).toEqual({ ...first, rev: 2 });
  });

  it('numbers exams that are created at once one after the other, also beside those that were never counted [EXM-01]', async () => {
    await exams.created();
    await exams.platform.documents.collection('exam_numbers').deleteMany({});
    const created = await Promise.all(Array.from({ length: 12 }, () => exams.create()));
    expect(created.map(({ status }) => status)).toEqual(created.map(() => 201));
    const numbers = created.map(({ body }) => body.ExamNumber).toSorted((one, other) => one - other);
    expect(numbers).toEqual(created.map((_, at) => at + 2));
    const elsewhere = await exams.created({ totalMarks: 2 }, 'course', 'physics');
    expect(elsewhere.ExamNumber).toBe(1);
  });

  it('gives no number of a deleted exam to another', async () => {
    const first = await exams.created();
    await exams.created();
    await exams.admin.delete(`/exams/${first._id}`);
    expect((await exams.created()).ExamNumber).toBe(3);
  });

  it('gives it the kind of its parent [EXM-01]', async () => {
    for (const [parentType, parentId, examKind] of [
      ['subject', 'mechanics', 'subject'],
      ['unit', 'motion', 'unit'],
      ['lesson', 'speed', 'standalone'],
      ['course', 'physics', 'standalone'],
    ] as const) {
      const exam = await exams.created({ totalMarks: 2 }, parentType, parentId);
      expect(exam).toMatchObject({ examKind, parentType, parentId });
      expect((await exams.student.start({ examKind, examId: exam._id })).status).toBe(201);
    }
  });

  it('of another type leaves the questions to the author alone [EXM-01]', async () => {
    const task = { questionText: '<p>Describe motion.</p>', criteria: [{ name: 'Words', maxMarks: '4' }] };
    const exam = await exams.created({ type: 'Written', mcqs: [mcq('Kept?')], written: task });
    expect(exam).toMatchObject({ type: 'Written', questionCount: 0, mcqs: [{ points: 2 }] });
    const { body } = await exams.student.start({ examKind: 'chapter', examId: exam._id });
    expect(body).toMatchObject({ status: 'open' });
    const { body: paper } = await exams.student.paper(exam._id);
    expect(paper).toMatchObject({ subjects: [], written: { criteria: [{ name: 'Words', maxMarks: 4 }] } });
  });

  it('is refused in a part that no course has', async () => {
    const answers = [
      await exams.create({}, 'chapter', 'nowhere'),
      await exams.create({}, 'subject', 'motion'),
    ];
    expect(answers.map(({ status, body }) => [status, Reflect.get(body, 'code')])).toEqual([
      [404, 'exams.parent-not-found'],
      [404, 'exams.parent-not-found'],
    ]);
  });
});

describe('an exam of its students', () => {
  it('is found without questions and key, sat, and shown with the results [EXM-01]', async () => {
    const { _id } = await exams.created();
    const [open] = await exams.own();
    expect(open).toMatchObject({ _id, state: 'open', attempts: 0, canStart: true, lastResultId: null });
    const { body: attempt } = await start(_id);
    expect(await exams.own('/exams/chapter/motion')).toMatchObject([
      { state: 'in-progress', canStart: true },
    ]);
    const { body: paper } = await exams.student.paper(_id);
    const questionId = paper.subjects[0]?.mcqs[0]?._id ?? '';
    const selectedOption = paper.subjects[0]?.mcqs[0]?.options[0]?._id ?? '';
    await exams.student.submit(attempt.attemptId, { answers: [{ questionId, selectedOption }] });
    const { attemptId: second } = (await start(_id)).body;
    await exams.student.submit(second);
    const read = await exams.student.get(`/exams/examid/${_id}`);
    expect(read.body).toMatchObject({
      state: 'submitted',
      attempts: 2,
      canStart: true,
      bestResult: { resultId: attempt.attemptId, score: 2, totalMarks: 4 },
      lastResult: { resultId: second, score: 0 },
      lastResultId: second,
    });
    const seen = JSON.stringify([open, read.body]);
    for (const secret of ['isCorrect', 'By definition', 'What is speed', 'mcqs']) {
      expect(seen).not.toContain(secret);
    }
    expect(paper.subjects[0]?.subjectName).toBe('Mechanics');
  });

  it('opens with its starting date, and only for those who are enrolled', async () => {
    const { _id } = await exams.created({ startingDate: '2026-01-16' });
    expect(await exams.own()).toMatchObject([{ state: 'upcoming', canStart: false }]);
    expect((await start(_id)).body).toMatchObject({ code: 'exams.not-open-yet' });
    exams.clock.advance(24 * 3_600_000);
    expect(await exams.own()).toMatchObject([{ state: 'open', canStart: true }]);
    expect((await exams.other.get('/exams')).body).toMatchObject({ items: [] });
    for (const path of [`/exams/examid/${_id}`, '/exams/chapter/motion']) {
      expect((await exams.other.get(path)).body).toMatchObject({ code: 'exams.not-enrolled' });
    }
  });
});

describe('editing an exam', () => {
  it('gives new attempts a new paper, while open ones keep theirs [EXM-01]', async () => {
    const exam = await exams.created();
    const { paperUrl } = (await start(exam._id)).body;
    const [first] = exam.mcqs;
    await exams.admin.put(`/exams/${exam._id}`, {
      ...exam,
      totalMarks: 2,
      mcqs: [{ ...first, question: 'What is momentum?' }],
    });
    await exams.waitUntilIdle();
    const { body: resumed } = await start(exam._id);
    expect(resumed.paperUrl).toBe(paperUrl);
    await exams.student.submit(resumed.attemptId);
    expect((await start(exam._id)).body.paperUrl).toMatch(/\/2$/);
    const versions = await Promise.all([1, 2].map((version) => exams.student.paper(exam._id, version)));
    expect(versions.map(({ body }) => body.subjects[0]?.mcqs.length)).toEqual([2, 1]);
  });

  it('with an older revision is refused with the name and time of the other edit', async () => {
    const exam = await exams.created();
    await exams.admin.put(`/exams/${exam._id}`, { ...exam, title: 'Renamed' });
    const stale = await exams.client
      .as({ role: 'admin', name: 'Second' })
      .put(`/exams/${exam._id}`, { ...exam, title: 'Mine' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'common.edited-meanwhile' } });
    expect(Reflect.get(stale.body, 'error')).toContain('Head');
  });
});

describe('deleting an exam', () => {
  it('withdraws it, leaves what students did, and can be undone for 10 minutes [EXM-01]', async () => {
    const { _id } = await exams.created();
    const attempt = (await start(_id)).body;
    const path = `/exams/physics/mechanics/${_id}`;
    for (const wrong of [`/exams/chemistry/mechanics/${_id}`, `/exams/physics/physics/${_id}`])
      expect((await exams.admin.delete(wrong)).status).toBe(404);
    expect((await exams.admin.delete(path)).body).toEqual({
      _id,
      attempts: 1,
      results: 0,
      undoUntil: '2026-01-15T10:10:00.000Z',
    });
    await exams.waitUntilIdle();
    expect([await exams.own(), (await exams.rows()).total]).toEqual([[], 0]);
    expect((await exams.student.submit(attempt.attemptId)).status).toBe(200);
    expect((await start(_id)).body).toMatchObject({ code: 'exams.withdrawn' });

    const undo = () => exams.admin.post(`/exams/deletions/${_id}/undo`);
    expect((await undo()).status).toBe(200);
    await exams.waitUntilIdle();
    expect((await start(_id)).status).toBe(201);
    await exams.admin.delete(path);
    exams.clock.advance(restoreWindowMs);
    expect(await undo()).toMatchObject({ status: 410, body: { code: 'exams.restore-too-late' } });
  });
});

describe('the parts of a course', () => {
  it('take their exams along when they are removed, and bring them back', async () => {
    const { _id } = await exams.created();
    await exams.emit(courseOutlined, outline(2, withoutChapter));
    expect((await start(_id)).body).toMatchObject({ code: 'exams.withdrawn' });
    expect((await exams.create()).status).toBe(404);
    await exams.emit(courseOutlined, outline(3));
    await exams.emit(courseOutlined, outline(2, withoutChapter));
    expect((await start(_id)).status).toBe(201);
    await exams.emit(courseOutlined, outline(4, { courseName: 'Physics of HSC' }));
    expect((await exams.rows()).items).toMatchObject([{ courseName: 'Physics of HSC' }]);
    const deletedAt = '2026-01-15T10:00:00.000Z';
    await exams.emit(courseDeleted, { courseId: 'physics', courseKind: 'academic', deletedAt });
    await exams.emit(courseOutlined, outline(5));
    expect(await exams.rows()).toMatchObject({ items: [], total: 0 });
  });
});

describe('the use of questions of the bank', () => {
  it('is recorded with the paper, and ends with it', async () => {
    const question = { ...mcq('Banked?'), subject: 'Physics', chapter: 'Motion', difficulty: 'easy' };
    const { body: banked } = await exams.admin.post<{ _id: string }>('/questions', question);
    const { _id } = await exams.created({
      totalMarks: 2,
      mcqs: [{ ...mcq('Banked?'), bankQuestionId: banked._id }],
    });
    const usage = async () => (await exams.admin.get(`/questions/${banked._id}/usage`)).body;
    expect(JSON.stringify(await usage())).toContain(_id);
    await exams.admin.delete(`/exams/physics/mechanics/${_id}`);
    await exams.waitUntilIdle();
    expect(JSON.stringify(await usage())).not.toContain(_id);
  });
});
