import { aStudent, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { ownMarks } from '../../samples.ts';

beforeAll(() => import('./marks-page.tsx'));

const show = (answer: () => object) =>
  renderRemotePart(<Root />, {
    at: '/courses/marks/course1',
    language: 'en',
    user: aStudent,
    api: { 'get /courses/gradebooks/{courseId}/own': answer },
  });

describe('my marks in a course', () => {
  it('have each result with its share, and the total with the rule [GRD-03]', async () => {
    const { api } = show(() => ownMarks);
    await screen.findByText('80%');
    screen.getByText('A+');
    const rows = within(screen.getByRole('table', { name: 'My marks' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Motion.*8 of 10.*50%/u),
      expect.stringMatching(/Model test.*Not shown yet.*50%/u),
    ]);
    screen.getByText(/^What you missed counts as 0/u);
    expect(api.requests.map(({ params }) => params)).toEqual([{ courseId: 'course1' }]);
  });

  it('say that the school does not show them', async () => {
    show(() => ({ ...ownMarks, isReleased: false, items: [], total: null, grade: null }));
    await screen.findByText('The school does not show the marks of this course.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('say that there is nothing to mark yet', async () => {
    show(() => ({ ...ownMarks, items: [], total: null, grade: null }));
    expect(await screen.findByText('This course has no exam and no assignment yet.')).toBeDefined();
  });

  it('are refused in words to who is not enrolled', async () => {
    show(() => {
      throw refusal(403, 'catalog.not-enrolled', 'You are not enrolled.');
    });
    expect(await screen.findByText(/You are not enrolled/u)).toBeDefined();
  });
});
