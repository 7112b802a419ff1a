import { crc32 } from 'node:zlib';
import { restoreWindowMs } from '@pathshala/rules/undo-window';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type {
  BankQuestion,
  BankQuestionInput,
  QuestionFacets,
  QuestionPage,
  QuestionUsage,
  QuestionVersions,
} from '@pathshala/svc-exams-contract/question';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQuestionBankCapability } from '../src/question-bank/question-bank.ts';
import { createService } from '../src/service.ts';
import { paperPublished } from '@pathshala/svc-catalog-contract/events';
import { publishedPastYear, startExams, type ExamsService } from './support/exams-service.ts';
import { pastYearPaper } from './support/papers.ts';
import { questionForm } from './support/question-forms.ts';

type Refusal = { code: string; error: string; fields: Record<string, string> };

let exams: ExamsService;
beforeAll(async () => {
  exams = await startExams();
});
afterAll(() => exams.stop());

const add = async (changes: Partial<BankQuestionInput> = {}) =>
  (await exams.admin.post<BankQuestion>('/questions', questionForm(changes))).body;
const list = async (query: string) => (await exams.admin.get<QuestionPage>(`/questions?${query}`)).body;
const portsOf = () => createQuestionBankCapability(exams.platform).ports;

const sentences: Readonly<Record<string, string>> = {
  'exams.question.incomplete':
    'Please fill in the question, all options, and select at least one correct option.',
  'exams.question.too-many-options': 'You can add a maximum of 6 options.',
};

describe('a question of the bank', () => {
  it('is stored as it was written, and comes back as the form takes it', async () => {
    const created = await exams.admin.post<BankQuestion>(
      '/questions',
      questionForm({ tags: [' Units ', 'units', 'SI'], question: '<p>x <script>1</script></p>' }),
    );
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ question: '<p>x </p>', tags: ['Units', 'SI'], version: 1, rev: 1 });
    const { body } = await exams.admin.get<BankQuestion>(`/questions/${created.body._id}`);
    expect(body).toEqual(created.body);
    expect((await exams.admin.put(`/questions/${body._id}`, body)).body).toEqual(body);
  });

  it.each([
    ['nothing', {}, 'exams.question.incomplete', ['options', 'question']],
    [
      'a blank option and no key',
      questionForm({ options: [{ text: 'a' }, { text: '<p></p>' }] }),
      'exams.question.incomplete',
      ['options', 'options.1.text'],
    ],
    [
      'seven options',
      questionForm({ options: Array.from({ length: 7 }, () => ({ text: 'a', isCorrect: true })) }),
      'exams.question.too-many-options',
      ['options'],
    ],
    [
      '100,000 characters',
      questionForm({ question: 'ক'.repeat(100_000) }),
      'exams.question.incomplete',
      ['question'],
    ],
  ])('with %s is refused with its fields', async (...[, form, code, fields]) => {
    const { status, body } = await exams.admin.post<Refusal>('/questions', form);
    expect([status, body.code, Object.keys(body.fields).sort()]).toEqual([422, code, fields]);
    expect(JSON.stringify(body)).not.toMatch(/[{]\w+[}]/u);
    expect(body.error).toBe(sentences[code]);
  });

  it('has a history of who changed what, without the names of deleted accounts', async () => {
    const first = await add();
    const editor = exams.client.as({ role: 'admin', userId: 'editor1', name: 'Karim' });
    const second = await editor.put<BankQuestion>(`/questions/${first._id}`, { ...first, points: 2 });
    expect(second.body).toMatchObject({ version: 2, rev: 2, points: 2, changedBy: 'Karim' });
    expect(second.body.options).toEqual(first.options);
    const outdated = await exams.admin.put<Refusal>(`/questions/${first._id}`, first);
    expect([outdated.status, outdated.body.code]).toEqual([409, 'common.edited-meanwhile']);
    await editor.put(`/questions/${first._id}`, { ...second.body, chapter: 'Force', points: 3 });
    const { body } = await exams.admin.get<QuestionVersions>(`/questions/${first._id}/versions`);
    expect(
      body.items.map(({ version, points, changed, changedBy }) => [version, points, changed, changedBy]),
    ).toEqual([
      [3, 3, ['points', 'chapter'], 'Karim'],
      [2, 2, ['points'], 'Karim'],
      [1, 1, [], 'A admin'],
    ]);
    await exams.emit(userDeleted, { userId: 'editor1' });
    const after = await exams.admin.get<QuestionVersions>(`/questions/${first._id}/versions`);
    expect(after.body.items.map(({ changedBy }) => changedBy)).toEqual([null, null, 'A admin']);
  });

  it('shows the exams that contain it, also when it is deleted, which can be undone for 10 minutes', async () => {
    const { _id } = await add({ question: 'In use?', subject: 'Used' });
    const { questionBank } = portsOf();
    await questionBank.recordUse({ examId: 'e1', title: 'Exam 1', questionIds: [_id, 'gone'] });
    await questionBank.recordUse({ examId: 'e2', title: 'Exam 2', questionIds: [_id] });
    await questionBank.recordUse({ examId: 'e2', title: 'Exam two', questionIds: [_id] });
    expect((await list('used=yes')).items).toMatchObject([{ _id, uses: 2 }]);
    const uses = [
      { examId: 'e1', title: 'Exam 1' },
      { examId: 'e2', title: 'Exam two' },
    ];
    expect((await exams.admin.get<QuestionUsage>(`/questions/${_id}/usage`)).body.exams).toMatchObject(uses);
    const deleted = await exams.admin.delete(`/questions/${_id}`);
    expect(deleted.body).toMatchObject({ _id, exams: uses });
    expect((await exams.admin.get(`/questions/${_id}`)).status).toBe(404);
    expect((await list('subject=Used')).total).toBe(0);
    expect((await exams.admin.post(`/questions/deletions/${_id}/undo`)).body).toMatchObject({ _id, uses: 2 });
    await questionBank.recordUse({ examId: 'e1', title: 'Exam 1', questionIds: [] });
    await questionBank.recordUse({ examId: 'e2', title: 'Exam 2', questionIds: [] });
    expect((await list('used=yes')).total).toBe(0);
    await exams.admin.delete(`/questions/${_id}`);
    exams.clock.advance(restoreWindowMs);
    expect((await exams.admin.post(`/questions/deletions/${_id}/undo`)).status).toBe(410);
    await exams.runJob('remove-questions');
    expect((await exams.admin.post(`/questions/deletions/${_id}/undo`)).status).toBe(404);
  });
});

describe('a question in an exam', () => {
  it('stays as it was for those who sit it and for their score, whatever happens to it in the bank', async () => {
    const taken = await add({ question: 'Stays?', subject: 'Sat', points: 2 });
    const { _id, question, points, explanation, options } = taken;
    const mcqs = [{ _id, question, points, explanation, options }];
    const subjects = [{ subjectName: 'Physics', mandatory: true, mcqs }];
    const paper = pastYearPaper({ paperId: 'of-bank', requiredSubjects: 1, subjects });
    await exams.emit(paperPublished, publishedPastYear(paper));
    const { body: attempt } = await exams.student.start({ examId: 'of-bank' });
    const changed = options.map((option, at) => ({ ...option, isCorrect: at === 1 }));
    const edit = { ...taken, question: 'Changed?', options: changed, points: 5 };
    expect((await exams.admin.put(`/questions/${_id}`, edit)).status).toBe(200);
    await exams.admin.delete(`/questions/${_id}`);
    const { body: read } = await exams.student.paper('of-bank');
    expect(read.subjects[0]?.mcqs[0]).toMatchObject({ question: 'Stays?', points: 2 });
    await exams.student.save(attempt.attemptId, 1, { [_id]: options[0]?._id ?? null });
    expect((await exams.student.submit(attempt.attemptId)).body.score).toBe(2);
  });
});

describe('the list of questions', () => {
  it('is searched in spite of typing mistakes, filtered and sorted, in pages of 10 [EXM-17]', async () => {
    await add({ question: '<p>আলোর প্রতিফলন কী?</p>', subject: 'পদার্থ', chapter: 'আলো', tags: ['ক+খ'] });
    await add({
      question: 'Photosynthesis happens where?',
      subject: 'Biology',
      points: 5,
      difficulty: 'hard',
    });
    const mistyped = await list('q=Photosinthesis');
    expect([mistyped.total, mistyped.near]).toEqual([1, ['photosynthesis']]);
    expect((await list(`q=${encodeURIComponent('প্রতিফলন')}`)).total).toBe(1);
    expect((await list(`tag=${encodeURIComponent('ক+খ')}`)).items).toMatchObject([{ chapter: 'আলো' }]);
    expect((await list('subject=Biology&difficulty=hard&forPractice=yes')).total).toBe(1);
    expect((await list('sort=-points')).items[0]).toMatchObject({ points: 5 });
    expect((await list('sort=-difficulty')).items[0]).toMatchObject({ difficulty: 'hard' });
    expect(await list('')).toMatchObject({ page: 1, pageSize: 10 });
  });

  it('has facets with their numbers [EXM-18]', async () => {
    const { body } = await exams.admin.get<QuestionFacets>('/questions/facets');
    expect(body.subjects).toContainEqual({
      subject: 'Biology',
      count: 1,
      chapters: [{ chapter: 'Motion', count: 1 }],
    });
    expect(body.difficulties.find(({ difficulty }) => difficulty === 'hard')).toEqual({
      difficulty: 'hard',
      count: 1,
    });
    expect(body.tags).toContainEqual({ tag: 'ক+খ', count: 1 });
    expect(body.total).toBe((await list('')).total);
  });
});

describe('a draw from the bank', () => {
  it('is the same for the same seed, spread over the chapters, of practice questions alone', async () => {
    await using service = await startTestService(createService);
    const admin = service.client.as({ role: 'admin' });
    for (const [chapter, count] of Object.entries({ a: 8, b: 3, c: 1 })) {
      for (let at = 0; at < count; at += 1)
        await admin.post('/questions', questionForm({ chapter, question: `${chapter} ${at}` }));
    }
    await admin.post('/questions', questionForm({ chapter: 'a', forPractice: false }));
    const { questionBank } = createQuestionBankCapability(service.platform).ports;
    const draw = (count: number, seed: string) => questionBank.draw({ count, seed, subjects: ['Physics'] });
    const drawn = await draw(7, 'seed');
    expect((await draw(7, 'seed')).map(({ _id }) => _id)).toEqual(drawn.map(({ _id }) => _id));
    const chapters = drawn.map(({ chapter }) => chapter).sort();
    expect(chapters).toEqual(['a', 'a', 'a', 'b', 'b', 'b', 'c']);
    const excluded = drawn.map(({ _id }) => _id);
    const rest = await questionBank.draw({ count: 50, seed: 'seed', excludeIds: excluded });
    expect(rest).toHaveLength(5);
    expect(await questionBank.practiceChoices()).toContainEqual({
      subject: 'Physics',
      chapter: 'a',
      difficulty: 'easy',
      count: 8,
    });
  });
});

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a picture of a question', () => {
  const upload = (content: Buffer) =>
    exams.admin.post<Refusal & { url: string }>('/questions/pictures', new Uint8Array(content));

  it('is stored as WebP and read by its address [EXM-17]', async () => {
    const { status, body } = await upload(dot);
    expect([status, body.url]).toEqual([
      201,
      expect.stringMatching(/^\/api\/files\/svc-exams\/[0-9a-f]{64}$/u),
    ]);
    expect((await exams.client.visitor.get(body.url.slice('/api'.length))).status).toBe(200);
  });

  it('of 200 megapixels, and an SVG, are refused in clear words', async () => {
    const png = Buffer.from(dot);
    // The head of a PNG states its size; the pixels themselves are not needed.
    png.writeUInt32BE(20_000, 16);
    png.writeUInt32BE(10_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    const refused = await upload(png);
    expect([refused.status, refused.body.code]).toEqual([422, 'common.file.too-many-pixels']);
    expect(refused.body.error).toContain('200');
    expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.code).toBe(
      'common.file.svg',
    );
  });
});
