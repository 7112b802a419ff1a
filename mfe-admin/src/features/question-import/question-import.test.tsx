import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FailedQuestion, QuestionImport } from '@pathshala/svc-exams-contract/question-file';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bankQuestion } from '../../samples.ts';
import { open } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

// Finding out what is hidden takes most of the time of a query by role.
configure({ defaultHidden: true });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await import('./import-page.tsx');
});
afterEach(() => localStorage.clear());

const importId = 'a'.repeat(24);

const shown = (line: number, marks: Partial<Preview> = {}): Preview => {
  const { question, options, explanation, points, subject, chapter, difficulty, tags } = bankQuestion;
  const texts = {
    question,
    options: options.map(({ text, isCorrect }) => ({ text, isCorrect })),
    explanation,
  };
  const facts = { points, subject, chapter, difficulty, tags: [...tags] };
  return { line, ...texts, ...facts, isDuplicate: false, isConverted: false, remarks: [], ...marks };
};

type Preview = QuestionImport['preview'][number];

const read: QuestionImport = {
  importId,
  format: 'aiken',
  state: 'read',
  createdAt: bankQuestion.createdAt,
  rows: 4,
  questions: 3,
  mended: 0,
  errors: [{ line: 9, message: 'the correct option is missing.' }],
  errorCount: 1,
  duplicates: [{ line: 1, message: 'the bank has it.', questionId: bankQuestion._id }],
  duplicateCount: 1,
  converted: [5],
  convertedCount: 1,
  remarks: [{ line: 5, message: 'Left out: <video>.' }],
  remarkCount: 1,
  sheets: null,
  done: 0,
  total: 0,
  preview: [
    shown(1, { isDuplicate: true }),
    shown(5, { question: 'বলের একক কী?', isConverted: true, remarks: ['Left out: <video>.'] }),
  ],
};

const failed: FailedQuestion = {
  line: 9,
  errors: ['the correct option is missing.'],
  fields: [{ name: '', text: 'Q?\nA. a\nB. b' }],
  question: null,
};

const failedPath = 'get /questions/imports/{id}/failed';
const failedPage = (items: readonly FailedQuestion[]) => ({
  items: [...items],
  total: items.length,
  page: 1,
  pageSize: 10,
});

describe('the import of questions', () => {
  it('reads pasted text, shows errors, duplicates and Bijoy marks, adds the new ones and says how many [EXM-18]', async () => {
    let state = 'read';
    const { api } = open('/boss/questions/import', {
      'post /questions/imports': () => read,
      [failedPath]: () => failedPage([failed]),
      'get /questions/imports/{id}': () => {
        const answer = { ...read, state, total: 2, done: state === 'done' ? 2 : 1 };
        if (state === 'running') state = 'done';
        return answer;
      },
      'post /questions/imports/{id}/confirm': () => {
        state = 'running';
        return { ...read, state };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Read the questions' }));
    await screen.findByText('Choose a file or paste the questions.');
    fireEvent.change(screen.getByLabelText('Or paste the questions'), { target: { value: 'Q?\nA. a' } });
    fireEvent.click(screen.getByRole('button', { name: 'Read the questions' }));
    const [error] = await screen.findAllByText(/the correct option is missing/u);
    expect(error?.textContent).toMatch(/^Line 9:/u);
    expect(screen.getByText('Open it')).toHaveProperty('pathname', `/boss/courses/mcq/${bankQuestion._id}`);
    expect(screen.getAllByText('Left out: <video>.')).toHaveLength(1);
    expect(screen.getByText('বলের একক কী?').closest('li')?.textContent).toContain('converted from Bijoy');
    fireEvent.click(screen.getByRole('button', { name: 'Add the new ones (2)' }));
    await screen.findByText('2 questions are in the bank.', {}, { timeout: 3000 });
    await waitFor(() =>
      expect(api.requests.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({ take: 'new' }),
    );
  });

  it('names questions of Moodle XML, which has no lines, by their number', async () => {
    open('/boss/questions/import', {
      'post /questions/imports': () => read,
      [failedPath]: () => failedPage([failed]),
      'get /questions/imports/{id}': () => ({ ...read, format: 'moodle' }),
    });
    fireEvent.change(await screen.findByLabelText('Or paste the questions'), {
      target: { value: '<quiz/>' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Read the questions' }));
    const [error] = await screen.findAllByText(/the correct option is missing/u);
    expect(error?.textContent).toMatch(/^Question 9:/u);
    expect(screen.getByText('বলের একক কী?').closest('li')?.textContent).toContain('Question 5');
  });

  it('mends a failed question in place, and keeps the others and the typed text', async () => {
    let isMended = false;
    const { api } = open('/boss/questions/import', {
      'post /questions/imports': () => read,
      'get /questions/imports/{id}': () =>
        isMended ? { ...read, questions: 4, mended: 1, errors: [], errorCount: 0 } : read,
      [failedPath]: () =>
        failedPage([
          isMended ? { ...failed, errors: [], question: shown(9, { question: 'Mended?' }) } : failed,
        ]),
      'put /questions/imports/{id}/failed/{line}': ({ body }) => {
        const [text = ''] = (body as { texts: string[] }).texts;
        isMended = text.includes('ANSWER');
        return {
          ...failed,
          fields: [{ name: '', text }],
          ...(isMended && { errors: [], question: shown(9) }),
        };
      },
    });
    const typed = 'Q?\nA. a\nB. b';
    fireEvent.change(await screen.findByLabelText('Or paste the questions'), { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Read the questions' }));
    const field = await screen.findByLabelText('As it is written');
    expect(field).toHaveProperty('value', typed);
    fireEvent.change(field, { target: { value: `${typed}\nANSWER: A` } });
    fireEvent.click(screen.getByRole('button', { name: 'Read again' }));
    await screen.findByText('mended');
    expect(screen.getByText('Mended?')).toBeTruthy();
    expect(api.requests.find(({ path }) => path.endsWith('/failed/{line}'))?.body).toEqual({
      texts: [`${typed}\nANSWER: A`],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Back to the file or text' }));
    expect(await screen.findByLabelText('Or paste the questions')).toHaveProperty('value', typed);
  });

  it('offers the other sheets of a workbook, and takes the same file again', async () => {
    const sheets = { names: ['Physics', 'Chemistry'], read: 'Physics' };
    const { api } = open('/boss/questions/import', {
      'post /questions/imports': ({ query }) => ({
        ...read,
        importId: (query as { sheet?: string }).sheet === 'Chemistry' ? 'b'.repeat(24) : importId,
      }),
      [failedPath]: () => failedPage([failed]),
      'get /questions/imports/{id}': ({ params }) => ({
        ...read,
        format: 'xlsx',
        importId: (params as { id: string }).id,
        sheets: { ...sheets, read: (params as { id: string }).id === importId ? 'Physics' : 'Chemistry' },
      }),
    });
    await screen.findByRole('button', { name: 'Read the questions' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file can be chosen');
    await person.upload(input, new File(['1'], 'questions.xlsx'));
    await screen.findByText(/questions\.xlsx/u);
    await person.upload(input, new File(['22'], 'questions.xlsx'));
    fireEvent.click(screen.getByRole('button', { name: 'Read the questions' }));
    const choice = await screen.findByLabelText('Sheet');
    fireEvent.change(choice, { target: { value: 'Chemistry' } });
    await waitFor(() => expect(screen.getByLabelText('Sheet')).toHaveProperty('value', 'Chemistry'));
    const sent = api.requests.filter(({ method }) => method === 'post');
    expect(sent.map(({ query }) => query)).toEqual([
      { format: 'auto' },
      { format: 'auto', sheet: 'Chemistry' },
    ]);
    const [file] = sent.map(({ body }) => (body as FormData).get('file') as File);
    expect(await file?.text()).toBe('22');
  });

  it('shows both readings of Bijoy text, and adds what was chosen for the file and for single questions', async () => {
    const typed = (question: string) => ({ ...shown(1), question });
    const withBijoy: QuestionImport = {
      ...read,
      questions: 3,
      converted: [5],
      convertedCount: 1,
      unsure: [7],
      unsureCount: 1,
      preview: [
        shown(5, { question: 'লাল', isConverted: true, otherReading: typed('jvj') }),
        shown(7, { question: 'kni', otherReading: typed('শহর') }),
        shown(9, { question: 'Which city?', otherReading: null }),
      ],
    };
    let state: QuestionImport['state'] = 'read';
    const { api } = open('/boss/questions/import?import=' + importId, {
      'get /questions/imports/{id}': () => ({ ...withBijoy, state }),
      'post /questions/imports/{id}/confirm': () => {
        state = 'done';
        return { ...withBijoy, state };
      },
    });
    const both = await screen.findAllByRole('group', { name: 'Which reading is right?' });
    const [city = document.body, doubtful = document.body] = both;
    expect(both).toHaveLength(2);
    expect(city.textContent).toContain('jvj');
    expect(within(city).getByLabelText('Read as Bijoy')).toHaveProperty('checked', true);
    expect(within(doubtful).getByLabelText('As typed')).toHaveProperty('checked', true);
    fireEvent.click(within(doubtful).getByLabelText('Read as Bijoy'));
    fireEvent.click(within(city).getByLabelText('As typed'));
    fireEvent.click(screen.getByLabelText('Only those that are not certain'));
    await waitFor(() => expect(api.requests.at(-1)?.query).toMatchObject({ only: 'unsure' }));
    fireEvent.click(screen.getByRole('button', { name: /^Add all/u }));
    await waitFor(() =>
      expect(api.requests.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({
        take: 'all',
        bijoy: { isBijoy: true, otherLines: [7, 5] },
      }),
    );
  });

  it('leaves a whole file as typed', async () => {
    const question = shown(5, {
      question: 'কোনটি শহর?',
      isConverted: true,
      otherReading: { ...shown(5), question: 'jvj' },
    });
    const { api } = open('/boss/questions/import?import=' + importId, {
      'get /questions/imports/{id}': () => ({
        ...read,
        duplicateCount: 0,
        duplicates: [],
        preview: [question],
      }),
      'post /questions/imports/{id}/confirm': () => ({ ...read, state: 'running' }),
    });
    fireEvent.click(await screen.findByLabelText(/Nothing in this file is Bijoy/u));
    expect(screen.getByLabelText('As typed')).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('button', { name: /^Add the new ones/u }));
    await waitFor(() =>
      expect(api.requests.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({
        take: 'new',
        bijoy: { isBijoy: false, otherLines: [] },
      }),
    );
  });
});
