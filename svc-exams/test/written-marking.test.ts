import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import { notices } from '@pathshala/svc-exams-contract/notices';
import type { MarkingDesk, MarkingItem } from '@pathshala/svc-exams-contract/written';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolled, sitter } from './support/exams-service.ts';
import { criteria, startWrittenExams, type WrittenExams } from './support/written-exam.ts';

interface Queue {
  readonly items: readonly MarkingItem[];
  readonly total: number;
  readonly counts: { readonly unmarked: number; readonly marked: number };
  readonly exams: readonly object[];
}

let exams: WrittenExams;
const marker = (name: string) =>
  exams.client.as({ role: 'admin', userId: `id-of-${name}`, name, permissions: ['marking'] });

/** Submitted answers of student1, student2 and student3, a second apart. */
const results: string[] = [];

beforeAll(async () => {
  exams = await startWrittenExams();
  for (const studentId of ['student1', 'student2', 'student3']) {
    if (studentId !== 'student1') await exams.emit(studentEnrolled, enrolled(studentId));
    const student = sitter(exams, studentId);
    const id = await exams.startEssay(student);
    await student.put(`/exams/attempts/${id}/answers`, {
      clientSeq: 1,
      answers: [{ questionId: 'written', text: `The river <b>of</b> ${studentId}` }],
    });
    if (studentId === 'student1') await exams.upload(id, 'page1');
    await student.submit(id);
    results.push(id);
    exams.clock.advance(1000);
  }
});
afterAll(() => exams.stop());

const first = () => results[0] ?? '';
const queue = async (query = '') => (await marker('Rina').get<Queue>(`/exams/marking${query}`)).body;
const desk = async (id: string, query = '') =>
  (await marker('Rina').get<MarkingDesk>(`/exams/marking/${id}${query}`)).body;

function given(ideas: number, language: number, more: object = {}) {
  const [one, other] = criteria;
  return {
    criteria: [
      { name: one?.name, marks: ideas, comment: 'Good' },
      { name: other?.name, marks: language },
    ],
    comment: 'Well <i>done</i>',
    annotations: [{ pageId: 'page1', x: 0.25, y: 0.5, text: 'Why?' }],
    rev: 1,
    ...more,
  };
}

const mark = (id: string, body: object, by = 'Rina') =>
  marker(by).put<MarkingDesk & Record<string, unknown>>(`/exams/marking/${id}`, body);

describe('the queue of written answers', () => {
  it('shows what waits for marks, the longest waiting first, with or without who wrote it', async () => {
    const page = await queue();
    expect(page.items.map(({ resultId }) => resultId)).toEqual(results);
    expect(page.items[0]).toMatchObject({ studentId: 'student1', state: 'unmarked', score: null });
    expect(page.counts).toEqual({ unmarked: 3, marked: 0 });
    expect(page.exams).toEqual([{ examId: 'essay', title: 'নদী | The river', unmarked: 3 }]);
    expect((await queue('?exam=other')).total).toBe(0);

    const blind = await queue('?blind=true');
    const blindDesk = await desk(first(), '?blind=true');
    expect(JSON.stringify([blind, { ...blindDesk, text: '' }])).not.toContain('student1');
    expect(new Set(blind.items.map(({ code }) => code)).size).toBe(3);
    expect(blindDesk.code).toBe(blind.items[0]?.code);
  });

  it('is for administrators who mark', async () => {
    const setter = exams.client.as({ role: 'admin', permissions: ['questions'] });
    for (const client of [exams.student, setter]) {
      expect((await client.get('/exams/marking')).status).toBe(403);
      expect((await client.get(`/exams/marking/${first()}`)).status).toBe(403);
      expect((await client.put(`/exams/marking/${first()}`, given(1, 1))).status).toBe(403);
    }
    const open = await exams.startEssay();
    expect((await marker('Rina').get(`/exams/marking/${open}`)).status).toBe(404);
    await exams.student.submit(open);
    await mark(open, given(0, 0, { annotations: [] }));
  });

  it('leads from each answer to the next unmarked one', async () => {
    const [one, two, three] = results;
    expect(await desk(one ?? '')).toMatchObject({ nextResultId: two, unmarkedLeft: 2 });
    expect(await desk(three ?? '')).toMatchObject({ nextResultId: one });
  });
});

describe('marking a written answer', () => {
  it.each([
    ['a criterion without marks', { criteria: [] }, { 'criteria.0.marks': 'exams.marking.incomplete' }],
    ['too high marks', given(6.11, 1), { 'criteria.0.marks': 'exams.marking.too-high' }],
  ])('refuses %s beside its field', async (_what, body, fields) => {
    const { status, body: answer } = await mark(first(), { ...given(1, 1), ...body });
    const code = Object.values(fields)[0];
    expect({ status, ...answer }).toMatchObject({ status: 422, code });
    expect(Object.keys(answer['fields'] as object)).toEqual(Object.keys(fields));
  });

  it('refuses a comment on a page of another answer', async () => {
    const annotations = [{ pageId: 'elsewhere', x: 0, y: 0, text: 'a' }];
    const refused = await mark(first(), given(1, 1, { annotations }));
    expect(refused).toMatchObject({ status: 422, body: { code: 'exams.unknown-page' } });
  });

  it('adds exact decimals, publishes the result and mails the student [EXM-15]', async () => {
    await exams.waitUntilIdle();
    const before = exams.submittedEvents().length;
    const marked = await mark(first(), given(6.1, 0.2));
    expect(marked).toMatchObject({ status: 200, body: { rev: 2, marking: { score: 6.3, version: 1 } } });
    await exams.waitUntilIdle();
    expect(exams.submittedEvents().slice(before)).toMatchObject([
      { data: { resultId: first(), score: 6.3, totalMarks: 10 } },
    ]);
    const result = (await exams.student.result(first())).body;
    expect(result).toMatchObject({ score: 6.3, awaitsMarks: false });
    expect(result.marking).toMatchObject({
      comment: 'Well <i>done</i>',
      criteria: [{ marks: 6.1, comment: 'Good' }, { marks: 0.2 }],
      pages: [{ pageId: 'page1', annotations: [{ x: 0.25, y: 0.5, text: 'Why?' }] }],
    });
    const mails = exams.published(noticeRequested).filter(({ data }) => data.values['path'] !== undefined);
    const { template, values } = mails.at(-1)?.data ?? { template: '', values: {} };
    const mail = notices.find(({ name }) => name === template)?.write(values, 'bn');
    expect(mail).toMatchObject({ subject: 'আপনার উত্তরে নম্বর দেওয়া হয়েছে: নদী' });
    expect(mail?.facts?.map(([, value]) => value)).toEqual([6.3, 10]);
  });

  it('names who marked meanwhile to the second of two markers, and overwrites nothing [EXM-15]', async () => {
    const [, id = ''] = results;
    const body = given(2, 2, { annotations: [] });
    const answers = await Promise.all([mark(id, body, 'Rina'), mark(id, body, 'Sumon')]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const late = await mark(id, given(1, 1, { annotations: [] }), 'Late');
    expect(late.body).toMatchObject({ code: 'common.edited-meanwhile' });
    expect(JSON.stringify(late.body)).toMatch(/Rina|Sumon/u);
    expect(await desk(id)).toMatchObject({ marking: { score: 4, version: 1 } });
  });

  it('is repeated with a reason, which the student reads, and the marks before stay in the history [EXM-15]', async () => {
    exams.clock.advance(1000);
    const again = given(5, 1.25, { rev: 2 });
    expect(await mark(first(), again, 'Sumon')).toMatchObject({ body: { code: 'exams.marking.reason' } });
    const reason = 'A page was overlooked.';
    const marked = await mark(first(), { ...again, reason }, 'Sumon');
    expect(marked.body).toMatchObject({
      marking: { score: 6.25, version: 2, reason },
      history: [{ version: 1, score: 6.3, reason: '', markedBy: 'Rina' }],
      changedBy: 'Sumon',
    });
    expect((await exams.student.result(first())).body).toMatchObject({
      score: 6.25,
      marking: { reason, version: 2 },
    });
    const marks = await queue('?state=marked');
    expect(marks.items[0]).toMatchObject({ resultId: first(), state: 'marked', score: 6.25 });
  });

  it('stays without the name of a marker whose account was deleted', async () => {
    await exams.emit(userDeleted, { userId: 'id-of-Sumon' });
    expect(await desk(first())).toMatchObject({ changedBy: null, history: [{ markedBy: 'Rina' }] });
  });
});
