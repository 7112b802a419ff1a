import { anAdmin, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { bankQuestion, noFacets } from '../../samples.ts';

// Finding out what is hidden takes most of the time of a query by role.
configure({ defaultHidden: true });

beforeAll(async () => {
  // The page is a chunk; the first import takes longer than a test waits.
  await import('./question-draft-page.tsx');
});

afterEach(() => localStorage.clear());

/** The draft as the form stores it during typing. */
const draft = {
  mcq: {
    key: 'k',
    format: 'html',
    question: '<p>Unit of force?</p>',
    points: '1',
    explanation: '',
    options: [
      { key: 'k1', text: 'newton', isCorrect: true },
      { key: 'k2', text: 'joule', isCorrect: true },
    ],
  },
};

describe('the drafting page of a question (EXM-17)', () => {
  it('starts with 4 options, takes at most 6, and names what is missing [EXM-17]', async () => {
    renderRemotePart(<Root />, {
      at: '/courses/newMCQ',
      language: 'en',
      user: anAdmin,
      api: { 'get /questions/facets': () => noFacets },
    });
    await screen.findByRole('checkbox', { name: 'D is correct' });
    expect(screen.queryByRole('checkbox', { name: 'E is correct' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add option' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add option' }));
    screen.getByText('You can add a maximum of 6 options.');
    fireEvent.click(screen.getByRole('button', { name: 'Add MCQ' }));
    const incomplete = 'Please fill in the question, all options, and select at least one correct option.';
    expect((await screen.findAllByText(incomplete)).length).toBeGreaterThan(0);
  });

  it('says that adding failed, and once it is added takes the next question [EXM-17]', async () => {
    let isDown = true;
    localStorage.setItem(`persist:question:${anAdmin._id}:new`, JSON.stringify({ values: draft }));
    const { api, services } = renderRemotePart(<Root />, {
      at: '/courses/newMCQ',
      language: 'en',
      user: anAdmin,
      api: {
        'get /questions/facets': () => noFacets,
        'post /questions': () => {
          if (isDown) throw refusal(503, 'common.unavailable', 'Try again in a minute.');
          return bankQuestion;
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add MCQ' }));
    await screen.findByText(/^Failed to add MCQ\. Please try again later\./u);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Add MCQ' }));
    await screen.findByRole('checkbox', { name: 'D is correct' });
    expect(services.toast.shown.get().map(({ text }) => text)).toContain('MCQ added successfully.');
    expect(api.requests.findLast(({ method }) => method === 'post')?.body).toMatchObject({
      options: [{ isCorrect: true }, { isCorrect: true }],
      difficulty: 'medium',
    });
  });

  it('loads a stored question, or says that it could not [EXM-17]', async () => {
    renderRemotePart(<Root />, {
      at: '/editMCQ/q1',
      language: 'en',
      user: anAdmin,
      api: {
        'get /questions/facets': () => noFacets,
        'get /questions/{id}': () => {
          throw refusal(503, 'common.unavailable', 'Try again in a minute.');
        },
      },
    });
    await waitFor(() => expect(screen.queryByText('Failed to load MCQ data')).not.toBeNull());
  });
});
