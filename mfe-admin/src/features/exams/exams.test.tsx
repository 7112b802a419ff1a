import type { ExamForAuthor } from '@pathshala/svc-exams-contract/exam';
import { loadBankPicker } from '@pathshala/admin-exams/testing/load-bank-picker';
import { ApiError } from '@pathshala/web-kit/api-error';
import { refusal } from '@pathshala/web-kit/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bankQuestion, courseItem, exam, examRow, facets, subjectItem } from '../../samples.ts';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';
import { treeApi } from '../../testing/course-tree.ts';
import { texts } from '../../texts.ts';

// Finding out what is hidden takes most of the time of a query by role.
configure({ defaultHidden: true });

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([
    texts.load('en'),
    import('./list/exams-page.tsx'),
    import('./form/exam-form-page.tsx'),
    loadBankPicker(),
    import('./view/exam-page.tsx'),
  ]);
});
afterEach(() => localStorage.clear());

const editPath = '/boss/mechanics/subject/edit-exam/e1';
const read = { ...treeApi, 'get /exams/examid/{id}': () => exam };

const ownScheme: NonNullable<ExamForAuthor['markingScheme']> = {
  right: { gives: 'points' },
  wrong: { costs: 'percent', percentage: 25 },
  match: 'one',
  withoutKey: 'no-marks',
  minimumTotal: null,
  subjectMinima: [],
  gpa: null,
  secondTimerDeduction: null,
};

const fill = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the list of exams', () => {
  it('shows spec §2, and deletes after saying what stays, with undo [ADM-04]', async () => {
    const { api } = open('/boss/exams/subject/mechanics', {
      ...treeApi,
      'get /exams/{parenttype}/{parentid}': () => pageOf([examRow]),
      'get /exams/examid/{id}/deletion': () => ({ attempts: 4, results: 3 }),
      'delete /exams/{courseId}/{subjectId}/{examId}': () => ({
        _id: 'e1',
        attempts: 4,
        results: 3,
        undoUntil: exam.startingDate,
      }),
      'post /exams/deletions/{id}/undo': () => exam,
    });
    const row = (await screen.findByText('Motion test')).closest('tr')!;
    const cells = [...row.cells].map((cell) => cell.textContent);
    expect(cells).toEqual(expect.arrayContaining(['1', 'MCQ', '2']));
    await person.click(screen.getByLabelText('Actions for Motion test'));
    await person.click(await screen.findByText('Delete'));
    await screen.findByText('Are you sure you want to delete this exam?');
    dialog().getByText(/keep their results \(3\) and attempts \(4\)/u);
    await person.click(dialog().getByText('Delete'));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.requests.some(({ path }) => path.endsWith('/undo'))).toBe(true));
    expect(api.requests.find(({ method }) => method === 'delete')?.params).toEqual({
      courseId: 'physics',
      subjectId: 'mechanics',
      examId: 'e1',
    });
  });
});

describe('choosing what a new exam belongs to', () => {
  it('offers the parts of the chosen course only, not what another select has loaded', async () => {
    const { navigation } = open('/boss/exams', {
      ...treeApi,
      'get /exams': () => pageOf([]),
      'get /courses': () => pageOf([courseItem]),
      'get /courses/{id}/subjects': () => pageOf([subjectItem]),
    });
    await person.click(await screen.findByRole('button', { name: 'Create New Exam' }));
    const choose = async (label: string, option: string): Promise<readonly (string | null)[]> => {
      await person.click(await screen.findByRole('combobox', { name: label }));
      const list = within(await screen.findByRole('listbox', { name: label }));
      const shown = (await list.findAllByRole('option')).map(({ textContent }) => textContent);
      await person.click(list.getByRole('option', { name: option }));
      return shown;
    };
    await choose('Course', 'Physics');
    expect(await choose('Subject', 'Mechanics')).toEqual(['Mechanics']);
    await person.click(screen.getByText('Write the exam'));
    await waitFor(() =>
      expect(navigation.location.get().pathname).toBe('/boss/subject/mechanics/create-exam'),
    );
  });
});

describe('the form of an exam', () => {
  it('is not opened for a subject that does not exist', async () => {
    open('/boss/subject/gone/create-exam', {
      'get /courses/subjects/{id}': () => {
        throw refusal(404, 'catalog.subject-not-found', 'There is no such subject.');
      },
    });
    await screen.findByText('Page Not Found');
    expect(screen.queryByLabelText('Title')).toBeNull();
  });

  it('names every field of spec §5 that is missing [ADM-06]', async () => {
    open('/boss/subject/mechanics/create-exam', treeApi);
    await person.click(await screen.findByRole('button', { name: 'Save' }));
    const [alert] = await screen.findAllByRole('alert');
    const summary = alert?.parentElement?.textContent;
    for (const label of ['Title', 'Total marks', 'Time limit', 'Passing score', 'Negative marking']) {
      expect(summary).toContain(label);
    }
    expect(summary).toContain('Duration');
    expect(summary).toContain('Starting date');
    expect(summary).toContain('Add at least one question.');
    fireEvent.click(screen.getByLabelText('Written'));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Write the question that students answer.')).length).toBeGreaterThan(
      0,
    );
  });

  it('sends what it got, with another title, marking of its own and a question of the bank [EXM-18 ADM-06]', async () => {
    const { api, navigation } = open(editPath, {
      ...read,
      'get /questions': () => pageOf([bankQuestion]),
      'get /questions/facets': () => facets,
      'put /exams/{id}': () => exam,
    });
    expect(await screen.findByLabelText('Starting date')).toHaveProperty('value', '2026-12-01T10:00');
    fill('Title', 'Force');
    await person.click(screen.getByRole('button', { name: 'Take from the question bank' }));
    await person.click(await dialog().findByRole('checkbox', { name: 'Unit of force?' }));
    await person.click(dialog().getByRole('button', { name: 'Add 1 question' }));
    await person.click(screen.getByRole('switch', { name: /marking rules of its own/u }));
    fill('A right answer gives', 'points');
    fill('A wrong answer costs', 'marks');
    fill('Marks that a wrong answer costs', '0.5');
    screen.getByText(/^A wrong answer costs 0\.5 marks\./u);
    await person.click(screen.getByRole('button', { name: 'Use 3' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'put')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
      title: 'Force',
      totalMarks: 3,
      startingDate: '2026-12-01T04:00:00.000Z',
      negetiveMarkingPercentage: 25,
      mcqs: [
        { _id: 'm1', options: [{ _id: 'o0' }, { _id: 'o1' }] },
        { bankQuestionId: 'q1', points: 1 },
      ],
      written: { questionText: '' },
      markingScheme: { right: { gives: 'points' }, wrong: { costs: 'marks', marks: 0.5 } },
      confirmNoCorrectOption: false,
      rev: 3,
    });
    await waitFor(() => expect(navigation.location.get().pathname).toBe('/boss/exams/subject/mechanics'));
  });

  it('takes a PDF for a written exam: name and size are shown, and it is replaced or removed', async () => {
    const url = `/api/files/svc-exams/${'0a'.repeat(32)}`;
    const task = { questionText: '<p>Write.</p>', answerGuidelines: '', handwrittenPdf: '', criteria: [] };
    const stored = { ...task, downloadablePdf: 'http://old.example/a.pdf', files: [] };
    const written = { ...exam, type: 'Written' as const, mcqs: [], written: stored };
    const { api } = open(editPath, {
      ...treeApi,
      'get /exams/examid/{id}': () => written,
      'post /exams/pdf-files': () => ({ url, size: 1_250_000 }),
      'put /exams/{id}': () => written,
    });
    expect(await screen.findByLabelText(/^PDF to download/u)).toHaveProperty('value', stored.downloadablePdf);
    screen.getByLabelText(/^Or its address: Handwritten PDF/u);
    const file = new File(['%PDF-1.7'], 'River.pdf', { type: 'application/pdf' });
    const choose = async () => {
      const input = document.querySelector('input[type="file"][accept="application/pdf"]');
      if (!input) throw new Error('no file can be chosen');
      fireEvent.change(input, { target: { files: [file] } });
      return screen.findByRole('link', { name: 'River.pdf' });
    };
    await choose();
    screen.getByRole('button', { name: 'Replace: Handwritten PDF' });
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('link', { name: 'River.pdf' })).toBeNull();
    expect(await choose()).toHaveProperty('pathname', url);
    screen.getByText(/\(1\.25 MB\)/u);
    expect(screen.queryByLabelText(/^Or its address/u)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'put')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
      written: {
        handwrittenPdf: url,
        downloadablePdf: stored.downloadablePdf,
        files: [{ address: url, name: 'River.pdf', size: 1_250_000 }],
      },
    });
  });

  it('leads to the key correction where the key of an exam that was sat is changed', async () => {
    open(editPath, {
      ...read,
      'put /exams/{id}': () => {
        throw new ApiError('Students have sat this exam.', {
          status: 409,
          code: 'exams.key-sat',
          fields: { 'mcqs.0': 'This changes the right answer.' },
        });
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Students have sat this exam.');
    const link = screen.getByRole('link', { name: 'Correct the key' });
    expect(link).toHaveProperty('pathname', `/boss/key-correction/${exam._id}`);
    expect(link).toHaveProperty('search', `?question=${exam.mcqs[0]?._id}`);
  });

  it('says what 0 % costs in a subject exam, and takes nothing off when that is chosen', async () => {
    const { api } = open(editPath, { ...read, 'put /exams/{id}': () => exam });
    await screen.findByText(/At 0 a wrong answer costs 1 mark/u);
    fill('Negative marking', '0');
    screen.getByText(/^A wrong answer costs 1 mark\b/u);
    await person.click(screen.getByRole('switch', { name: 'No penalty for wrong answers' }));
    expect(screen.queryByLabelText('Negative marking')).toBeNull();
    await person.click(screen.getByRole('switch', { name: 'No penalty for wrong answers' }));
    screen.getByText(/^A wrong answer costs 1 mark\b/u);
    expect(screen.getByRole('switch', { name: /marking rules of its own/u })).toHaveProperty(
      'checked',
      false,
    );
    await person.click(screen.getByRole('switch', { name: 'No penalty for wrong answers' }));
    screen.getByText(/costs nothing/u);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
        negetiveMarkingPercentage: 0,
        markingScheme: { right: { gives: 'marks', marks: 1 }, wrong: { costs: 'nothing' } },
      }),
    );
  });

  it('asks for no percentage where none counts: in a unit exam and in a written one', async () => {
    open('/boss/unit/u1/create-exam', treeApi);
    await screen.findByText(/^A unit exam has no negative marking/u);
    expect(screen.queryByLabelText('Negative marking')).toBeNull();
    await person.click(screen.getByRole('switch', { name: /marking rules of its own/u }));
    screen.getByLabelText('Negative marking');
    fireEvent.click(screen.getByLabelText('Written'));
    expect(screen.queryByLabelText('Negative marking')).toBeNull();
  });

  it('takes the marks that each subject needs, and says what is wrong with one', async () => {
    const { api } = open(editPath, {
      ...read,
      'get /exams/examid/{id}': () => ({
        ...exam,
        markingScheme: { ...ownScheme, subjectMinima: [{ subjectName: 'Mechanics', marks: 1 }] },
      }),
      'put /exams/{id}': () => exam,
    });
    expect(await screen.findByLabelText('Subject', { selector: 'input' })).toHaveProperty(
      'value',
      'Mechanics',
    );
    fill('Marks needed', '2.5');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getAllByText('A number above 0, up to the total marks.').length).toBeGreaterThan(0),
    );
    fill('Marks needed', '১.৫');
    screen.getByText('In Mechanics you need at least 1.5 marks.');
    await person.click(screen.getByRole('button', { name: 'Add subject' }));
    const [, second] = screen.getAllByLabelText('Subject', { selector: 'input' });
    await person.type(second ?? document.body, 'mechanics ');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('This subject is there already.')).length).toBeGreaterThan(0);
    await person.click(screen.getByRole('button', { name: 'Remove subject minimum 2' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
        markingScheme: { subjectMinima: [{ subjectName: 'Mechanics', marks: 1.5 }] },
      }),
    );
  });

  it('demands an explanation, or one click for all that have none, as pasted questions do', async () => {
    const { api } = open(editPath, { ...read, 'put /exams/{id}': () => exam });
    await person.click(await screen.findByRole('button', { name: /^Paste/u }));
    const asked = within(await screen.findByRole('dialog'));
    fireEvent.change(asked.getByRole('textbox', { name: /^Questions in/u }), {
      target: { value: '১। কোনটি নদী? (ক) পদ্মা (খ) হিমালয় উত্তর: (ক)\n2. Which?\nA) one\nB) two\nAns: b' },
    });
    await person.click(await asked.findByRole('button', { name: 'Add 2 questions' }));
    await screen.findByText('2 questions have no explanation.');
    fill('Total marks', '2');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Write an explanation.')).length).toBeGreaterThan(0);
    await person.click(screen.getByRole('button', { name: 'No explanation for all of them' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
        withoutExplanations: true,
        mcqs: [{ _id: 'm1' }, { question: 'কোনটি নদী?', explanation: '' }, { question: 'Which?' }],
      }),
    );
  });

  it('asks before it saves a question without a correct option', async () => {
    const [mcq] = exam.mcqs;
    const keyless = {
      ...mcq,
      options: mcq?.options.map((option) => ({ ...option, isCorrect: false })),
    };
    const { api } = open(editPath, {
      ...read,
      'get /exams/examid/{id}': () => ({ ...exam, mcqs: [keyless] }),
      'put /exams/{id}': () => exam,
    });
    await person.click(await screen.findByRole('button', { name: 'Save' }));
    const asked = within(await screen.findByRole('dialog'));
    asked.getByText(/^Questions 1: no answer/u);
    await person.click(asked.getByText('Save all the same'));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
        confirmNoCorrectOption: true,
      }),
    );
  });
});

describe('the view of an exam', () => {
  it('shows the paper with its key, and how often it was taken', async () => {
    open('/boss/courses/subject/Exam/contents/e1', {
      ...read,
      'get /exams/examid/{id}/deletion': () => ({ attempts: 4, results: 3 }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Motion test' });
    screen.getByText('How fast?');
    expect(screen.getByText('10 m/s').closest('li')?.dataset['correct']).toBe('true');
    await waitFor(() => expect(screen.getByText('Attempts').nextSibling?.textContent).toBe('4'));
  });
});
