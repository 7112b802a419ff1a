import type { ExamForAuthor } from '@pathshala/svc-exams-contract/exam';
import { examPaperPublished } from '@pathshala/svc-exams-contract/events';
import { storeAsBefore } from '@pathshala/service-testing/store-as-before';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCourseExams, type CourseExams } from './support/course-exams.ts';

let exams: CourseExams;
beforeAll(async () => {
  exams = await startCourseExams();
});
afterAll(() => exams.stop());

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
const upload = (content: Uint8Array | string) =>
  exams.admin.post<{ url: string; size: number; code: string }>('/exams/pdf-files', content);

const written = (more: object = {}) => ({
  type: 'Written' as const,
  mcqs: [],
  written: {
    questionText: '<p>Write about the river.</p>',
    answerGuidelines: '',
    handwrittenPdf: '',
    downloadablePdf: '',
    ...more,
  },
});

const pathOf = ({ _id }: { readonly _id: string }) => `/exams/${_id}`;
const read = async ({ _id }: { readonly _id: string }) =>
  (await exams.admin.get<ExamForAuthor>(`/exams/examid/${_id}`)).body;

describe('a PDF of a written exam', () => {
  it('is taken by its content, and answered under its hash with the headers of a file that runs nothing [NEW-08]', async () => {
    const { status, body } = await upload(pdf);
    expect([status, body.url, body.size]).toEqual([
      201,
      expect.stringMatching(/^\/api\/files\/svc-exams\/[0-9a-f]{64}$/u),
      pdf.byteLength,
    ]);
    const file = await exams.client.visitor.get(body.url.slice('/api'.length));
    expect(file.status).toBe(200);
    expect(Buffer.from(file.bytes).equals(Buffer.from(pdf))).toBe(true);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['a page of HTML', '<!doctype html><script>1</script>', 415, 'common.file.not-a-pdf'],
    ['half of a PDF', '%PDF-1.7\n1 0 obj\n', 415, 'common.file.not-a-pdf'],
    ['10 MB and a byte', new Uint8Array(10_000_001), 413, 'common.file.too-large'],
  ])('is not %s', async (...[, content, status, code]) => {
    const refused = await upload(content);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  it('is uploaded by authors of exams alone [NEW-08]', async () => {
    expect((await exams.student.post('/exams/pdf-files', pdf)).status).toBe(403);
    const support = exams.client.as({ role: 'admin', permissions: ['support'] });
    expect((await support.post('/exams/pdf-files', pdf)).status).toBe(403);
  });

  it('has name and size on the pages of its author, is in the paper, and is replaced and removed [NEW-08]', async () => {
    const { body: file } = await upload(pdf);
    const named = { address: file.url, name: 'River.pdf', size: file.size };
    const other = { ...named, address: `/api/files/svc-exams/${'0'.repeat(64)}` };
    const exam = await exams.created(written({ downloadablePdf: file.url, files: [named, other] }));
    expect(exam.written).toMatchObject({ downloadablePdf: file.url, files: [named] });
    const [paper] = exams.published(examPaperPublished).slice(-1);
    expect(paper?.data.written).toMatchObject({ downloadablePdf: file.url });
    expect(JSON.stringify(paper?.data)).not.toContain('River.pdf');
    const stored = await read(exam);
    const removed = await exams.admin.put<ExamForAuthor>(pathOf(exam), {
      ...stored,
      written: { ...stored.written, downloadablePdf: '' },
    });
    expect(removed).toMatchObject({ status: 200, body: { written: { downloadablePdf: '', files: [] } } });
  });
});

describe('an exam whose PDF was stored before the rules of addresses', () => {
  it('is accepted as it was read, and takes no other address of that kind', async () => {
    const exam = await exams.created(written({ handwrittenPdf: 'https://new.example/river.pdf' }));
    const old = 'http://old.example/river.pdf';
    await storeAsBefore(exams, { 'https://new.example/river.pdf': old });
    const stored = await read(exam);
    expect(stored.written?.handwrittenPdf).toBe(old);
    const saved = await exams.admin.put<ExamForAuthor>(pathOf(exam), stored);
    expect([saved.status, saved.body.written?.handwrittenPdf]).toEqual([200, old]);
    for (const [field, address] of [
      ['handwrittenPdf', `${old}?1`],
      ['downloadablePdf', old],
    ] as const) {
      const change = { ...saved.body, written: { ...saved.body.written, [field]: address } };
      const refused = await exams.admin.put(pathOf(exam), change);
      expect([refused.status, Object.keys(refused.body['fields'] as object)]).toEqual([
        422,
        [`written.${field}`],
      ]);
    }
  });
});
