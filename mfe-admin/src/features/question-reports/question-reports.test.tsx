import { refusal } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { bankQuestion } from '../../samples.ts';
import { open, pageOf } from '../../testing/boss-area.tsx';

beforeAll(() => Promise.all([import('./question-reports-page.tsx'), import('./question-report-page.tsx')]));

const report = {
  _id: 'rep1',
  resultId: 'r1',
  examId: 'exam1',
  examKind: 'standalone',
  title: 'মডেল | Model test',
  questionId: 'q2',
  reason: 'wrong-key',
  text: 'Lead is heavier.',
  state: 'open',
  answer: '',
  sentAt: '2026-02-02T05:00:00.000Z',
  answeredAt: null,
  paperVersion: 3,
  openReports: 2,
  answeredBy: null,
  from: 'practice',
};
const answered = {
  ...report,
  state: 'answered',
  openReports: 0,
  answer: 'You are right.',
  answeredAt: '2026-02-03T05:00:00.000Z',
  answeredBy: 'Karim',
};
const mcq = (_id: string, question: string) => ({
  _id,
  question,
  points: 1,
  options: [
    { _id: `${_id}a`, text: 'Iron' },
    { _id: `${_id}b`, text: 'Lead' },
  ],
});
const calls = {
  'get /exams/question-reports': () => pageOf([report]),
  'get /exams/question-reports/{id}': () => report,
  'get /exams/papers/{examId}/{version}': () => ({
    title: 'Model test',
    course: null,
    timeLimit: 60,
    totalMarks: 2,
    requiredSubjects: 1,
    negativeMarkingPercentage: 25,
    subjects: [
      { subjectName: 'Physics', mandatory: true, mcqs: [mcq('q1', 'Force?'), mcq('q2', 'Heavier?')] },
    ],
  }),
  'get /exams/papers/{paperId}/key-corrections': () => ({
    examId: 'exam1',
    keyVersion: 2,
    corrections: [],
    remark: null,
  }),
  'get /exams/papers/{examId}/{version}/key/{keyVersion}': () => ({
    questions: [{ questionId: 'q2', correct: ['q2b'], explanation: 'Compare the densities.' }],
  }),
};

describe('reported questions', () => {
  it('are listed with their question, the oldest first', async () => {
    const { api } = open('/boss/question-reports?state=open', calls);
    const row = within(await screen.findByRole('row', { name: /Model test/u }));
    await row.findByText('2. Heavier?');
    row.getByText('The key is wrong');
    const list = api.requests.find(({ path }) => path === '/exams/question-reports');
    expect(list?.query).toMatchObject({ state: 'open', sort: 'sent' });
  });

  it('show the question with its key, and are answered for all reporters at once', async () => {
    let shown = report;
    const { api } = open('/boss/question-reports/rep1', {
      ...calls,
      'get /exams/question-reports/{id}': () => shown,
      'put /exams/question-reports/{id}/answer': () => {
        shown = answered as unknown as typeof report;
        return answered;
      },
    });
    await screen.findByRole('heading', { name: 'Question 2 of Model test' });
    await screen.findByText('Compare the densities.');
    screen.getByText('a practice');
    const options = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(options.slice(-2)).toEqual(['AIron', 'BLead✓ correct']);
    const key = api.requests.find(({ path }) => path.includes('/key/'));
    expect(key?.params).toMatchObject({ version: '3', keyVersion: '2' });
    expect(screen.getByRole('link', { name: 'Correct the key' }).getAttribute('href')).toBe(
      '/boss/key-correction/exam1?question=q2',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    screen.getByText('Write an answer. Students read it.');
    await userEvent.type(screen.getByLabelText('Your answer'), 'You are right.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await screen.findByText('Karim, 3 February 2026, 11:00 am');
    expect(api.requests.find(({ method }) => method === 'put')?.body).toEqual({ answer: 'You are right.' });
  });

  it('of the bank are shown as they are there, and edited there', async () => {
    const right = mcq('q9', 'A lens?').options.map((option, at) => ({ ...option, isCorrect: at === 1 }));
    const banked = { ...bankQuestion, _id: 'q9', question: 'A lens?', options: right };
    open('/boss/question-reports/rep1', {
      'get /exams/question-reports/{id}': () => ({
        ...report,
        examId: null,
        paperVersion: null,
        resultId: null,
        questionId: 'q9',
        from: 'mistakes',
      }),
      'get /questions/{id}': () => banked,
    });
    await screen.findByText('A lens?');
    screen.getByText('the mistakes notebook');
    const options = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(options.slice(-2)).toEqual(['AIron', 'BLead✓ correct']);
    const edit = screen.getByRole('link', { name: 'Edit in the question bank' });
    expect(edit.getAttribute('href')).toBe('/boss/courses/mcq/q9');
  });

  it('of a practice have no key to correct', async () => {
    open('/boss/question-reports/rep1', {
      ...calls,
      'get /exams/papers/{paperId}/key-corrections': () => {
        throw refusal(404, 'exams.not-found', 'There is no such exam.');
      },
    });
    await screen.findByText('Compare the densities.');
    expect(screen.queryByRole('link', { name: 'Correct the key' })).toBeNull();
  });
});
