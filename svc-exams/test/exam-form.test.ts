import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mcq, startCourseExams, type CourseExams, type examForm } from './support/course-exams.ts';

let exams: CourseExams;
beforeAll(async () => {
  exams = await startCourseExams();
});
afterAll(() => exams.stop());

describe('the form of an exam', () => {
  it('names each field that is missing, in the language of the author [EXM-01 ADM-06]', async () => {
    const empty = await exams.admin.post(
      '/exams/chapter/createexam',
      { examDetails: { type: '', mcqs: [{ options: [{}, {}] }] }, parentId: 'motion' },
      { headers: { 'accept-language': 'bn' } },
    );
    expect(empty.status).toBe(422);
    const { fields } = empty.body as { fields: Record<string, string> };
    const at = 'examDetails.';
    const facts =
      'title type totalMarks timeLimit passingScore negetiveMarkingPercentage duration startingDate';
    const parts =
      'mcqs.0.question mcqs.0.explanation mcqs.0.points mcqs.0.options.0.text mcqs.0.options.1.text';
    const missing = `${facts} ${parts}`.split(' ').map((field) => at + field);
    expect(Object.keys(fields).sort()).toEqual(missing.sort());
    expect(fields[`${at}title`]).toBe('পরীক্ষার একটি শিরোনাম দিন।');
  });

  it.each([
    ['a written exam without a question', { type: 'Written' }, 'written.questionText'],
    ['a total that nobody can reach', { totalMarks: 5 }, 'totalMarks'],
    ['a passing score above the total', { passingScore: '4.5' }, 'passingScore'],
    ['a day that does not exist', { startingDate: '2026-02-30T10:00' }, 'startingDate'],
    [
      'a link to a script',
      { type: 'Written', written: { questionText: 'x', handwrittenPdf: 'javascript:x' } },
      'written.handwrittenPdf',
    ],
    ['501 questions', { mcqs: Array.from({ length: 501 }, () => mcq('?')) }, 'mcqs'],
    [
      'two questions of one id',
      {
        mcqs: [
          { ...mcq('a'), _id: 'q' },
          { ...mcq('b'), _id: 'q' },
        ],
      },
      'mcqs.1._id',
    ],
  ] as const)('refuses %s', async (_name, change, field) => {
    const answer = await exams.create(change as Partial<ReturnType<typeof examForm>>);
    expect([answer.status, Object.keys(Reflect.get(answer.body, 'fields') ?? {})]).toEqual([
      422,
      [`examDetails.${field}`],
    ]);
  });

  it('names the limit of a text and how long it is', async () => {
    const { body } = await exams.create({ mcqs: [mcq('x'.repeat(100_000))], totalMarks: 2 });
    expect(body).toMatchObject({
      fields: { 'examDetails.mcqs.0.question': 'At most 20000 characters; this has 100007.' },
    });
  });

  it('asks for confirmation of a question without a correct option, and takes several correct ones', async () => {
    const { options, ...rest } = mcq('Which?');
    const marked = (isCorrect: boolean) => ({
      mcqs: [{ ...rest, options: options.map(({ text }) => ({ text, isCorrect })) }],
      totalMarks: 2,
    });
    expect((await exams.create(marked(false))).body).toMatchObject({
      code: 'exams.no-correct-option',
      fields: { 'examDetails.mcqs.0.options': 'No option is marked correct.' },
    });
    const { body } = await exams.create({ ...marked(false), confirmNoCorrectOption: true });
    expect((await exams.admin.put(`/exams/${body._id}`, body)).status).toBe(200);
    expect((await exams.create(marked(true))).status).toBe(201);
  });

  it('lets questions be without an explanation where the author says so, and keeps that', async () => {
    const bare = { mcqs: [{ ...mcq('Which?'), explanation: '' }], totalMarks: 2 };
    expect((await exams.create(bare)).body).toMatchObject({
      fields: { 'examDetails.mcqs.0.explanation': expect.any(String) as string },
    });
    const { status, body } = await exams.create({ ...bare, withoutExplanations: true });
    expect([status, body.withoutExplanations]).toEqual([201, true]);
    expect((await exams.admin.put(`/exams/${body._id}`, body)).status).toBe(200);
    const { withoutExplanations: _said, ...asked } = body;
    expect((await exams.admin.put(`/exams/${body._id}`, asked)).status).toBe(422);
  });

  it('cleans rich text, and counts what the scheme of the kind gives', async () => {
    const question = '<p onclick="x()">Why?<script>alert(1)</script></p>';
    const dirty = await exams.created({ mcqs: [{ ...mcq('x'), question }], totalMarks: 2 });
    expect(dirty.mcqs[0]?.question).toBe('<p>Why?</p>');
    // A subject exam gives one mark for each right answer (EXM-09).
    expect((await exams.create({ totalMarks: 4 }, 'subject', 'mechanics')).status).toBe(422);
    expect((await exams.create({ totalMarks: '২' }, 'subject', 'mechanics')).status).toBe(201);
  });
});
