import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@pathshala/web-kit/api-error';
import { refusal } from '@pathshala/web-kit/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bankQuestion, facets } from '../../samples.ts';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';

// Finding out what is hidden takes most of the time of a query by role.
configure({ defaultHidden: true });

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([import('./list/questions-page.tsx'), import('./form/question-form-page.tsx')]);
});
afterEach(() => localStorage.clear());

const list = {
  'get /questions': () => pageOf([bankQuestion]),
  'get /questions/facets': () => facets,
};

describe('the list of the question bank', () => {
  it('filters by what the bank has, and deletes many with one undo [EXM-17 ADM-04]', async () => {
    const { api } = open('/boss/courses/mcq?subject=Physics', {
      ...list,
      'delete /questions/{id}': () => ({ _id: 'q1', exams: [], undoUntil: bankQuestion.createdAt }),
      'post /questions/deletions/{id}/undo': () => bankQuestion,
    });
    await screen.findByText('Unit of force?');
    await waitFor(() =>
      expect(api.requests.findLast(({ path }) => path === '/questions')?.query).toEqual({
        page: 1,
        sort: '-created',
        subject: 'Physics',
      }),
    );
    await person.click(screen.getByRole('checkbox', { name: /Unit of force/u }));
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    await dialog().findByText(/^1 of them are in exams/u);
    await person.click(dialog().getByRole('button', { name: 'Delete' }));
    await screen.findByText('1 question is deleted.');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.requests.some(({ path }) => path.endsWith('/undo'))).toBe(true));
  });

  it('asks before it exports a format that loses parts', async () => {
    const { api } = open('/boss/courses/mcq', {
      ...list,
      'get /questions/export': ({ query }) => {
        if (query['losses'] === 'refuse') {
          throw refusal(422, 'exams.question-export.losses', '1 of these questions have more.');
        }
        return {};
      },
    });
    await screen.findByText('Unit of force?');
    await person.click(screen.getByRole('button', { name: 'Export' }));
    await person.click(await screen.findByText('Aiken'));
    await screen.findByText('1 of these questions have more.');
    await person.click(dialog().getByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(api.requests.findLast(({ path }) => path === '/questions/export')?.query).toMatchObject({
        format: 'aiken',
        losses: 'drop',
      }),
    );
  });
});

describe('the form of a question', () => {
  it('shows where it is used and what changed when, and sends several correct options [EXM-17]', async () => {
    const { api } = open('/boss/courses/mcq/q1', {
      ...list,
      'get /questions/{id}': () => bankQuestion,
      'get /questions/{id}/usage': () => ({ exams: [{ examId: 'e1', title: 'Motion test' }] }),
      'get /questions/{id}/versions': () => ({
        items: [{ ...bankQuestion, changed: ['options', 'points'] }],
      }),
      'put /questions/{id}': () => bankQuestion,
    });
    expect(await screen.findByText('Motion test')).toHaveProperty(
      'pathname',
      '/boss/courses/subject/Exam/contents/e1',
    );
    await screen.findByText(/Karim · Changed: options, points$/u);
    await person.click(screen.getByRole('checkbox', { name: 'B is correct' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'put')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
      question: '<p>Unit of force?</p>',
      options: [
        { _id: 'a', isCorrect: true },
        { _id: 'b', isCorrect: true },
      ],
      subject: 'Physics',
      tags: ['units'],
      forPractice: true,
      rev: 3,
    });
  });

  it('puts a message of the server at the option that it names', async () => {
    open('/boss/courses/mcq/q1', {
      ...list,
      'get /questions/{id}': () => bankQuestion,
      'get /questions/{id}/usage': () => ({ exams: [] }),
      'get /questions/{id}/versions': () => ({ items: [] }),
      'put /questions/{id}': () => {
        throw new ApiError('Look again.', {
          status: 422,
          code: 'exams.question.incomplete',
          fields: { 'options.1.text': 'Too long.' },
        });
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Too long.')).length).toBeGreaterThan(0);
  });
});
