import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../testing/boss-area.tsx';
import { bankQuestion } from '../../testing/exams.ts';
import { texts } from '../../texts.ts';

// Finding out what is hidden takes most of the time of a query by role.
configure({ defaultHidden: true });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([texts.load('en'), import('./import-page.tsx')]);
});
afterEach(() => localStorage.clear());

const read = {
  importId: 'i1',
  format: 'aiken',
  state: 'read',
  createdAt: bankQuestion.createdAt,
  rows: 4,
  questions: 3,
  errors: [{ line: 9, message: 'the correct option is missing.' }],
  errorCount: 1,
  duplicates: [{ line: 1, message: 'the bank has it.', questionId: 'q1' }],
  duplicateCount: 1,
  converted: [5],
  convertedCount: 1,
  done: 0,
  total: 0,
  preview: [
    { ...bankQuestion, line: 1, isDuplicate: true, isConverted: false },
    { ...bankQuestion, line: 5, question: 'বলের একক কী?', isDuplicate: false, isConverted: true },
  ],
};

describe('the import of questions', () => {
  it('reads pasted text, shows errors, duplicates and Bijoy marks, adds the new ones and says how many', async () => {
    let state = 'read';
    const { api } = open('/boss/questions/import', {
      'post /questions/imports': () => read,
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
    const error = await screen.findByText(/the correct option is missing/u);
    expect(error.textContent).toMatch(/^Line 9:/u);
    expect(screen.getByText('Open it')).toHaveProperty('pathname', '/boss/courses/mcq/q1');
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
      'get /questions/imports/{id}': () => ({ ...read, format: 'moodle' }),
    });
    fireEvent.change(await screen.findByLabelText('Or paste the questions'), {
      target: { value: '<quiz/>' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Read the questions' }));
    const error = await screen.findByText(/the correct option is missing/u);
    expect(error.textContent).toMatch(/^Question 9:/u);
    expect(screen.getByText('বলের একক কী?').closest('li')?.textContent).toContain('Question 5');
  });
});
