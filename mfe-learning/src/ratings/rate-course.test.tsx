import { aStudent, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RateCourse } from './rate-course.tsx';

const path = '/courses/ratings/{courseId}';
const answer = (stars: number | null) => ({ courseId: 'c1', stars, averageRating: 4, ratingCount: 2 });

function showRating(stars: number | null, more: Readonly<Record<string, FakeHandler>> = {}) {
  return renderRemotePart(<RateCourse courseId="c1" courseKind="admission" />, {
    language: 'en',
    user: aStudent,
    api: {
      [`get ${path}`]: () => answer(stars),
      [`put ${path}`]: ({ body }) => answer((body as { stars: number }).stars),
      [`delete ${path}`]: () => answer(null),
      ...more,
    },
  });
}

const changesOf = ({ api }: ReturnType<typeof showRating>) =>
  api.requests.filter(({ method }) => method !== 'get').map(({ method, body }) => [method, body]);
const checked = () =>
  screen.getAllByRole('radio').findIndex((star) => (star as HTMLInputElement).checked) + 1;

describe('rating a course', () => {
  it('is a radio group whose last change counts, and can be undone', async () => {
    const page = showRating(null);
    await screen.findByRole('group', { name: 'How good is this course?' });
    expect(checked()).toBe(0);
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    await screen.findByText('Thank you. You gave 5 of 5 stars.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(changesOf(page)).toHaveLength(3));
    const body = (stars: number) => ({ courseKind: 'admission', stars });
    expect(changesOf(page)).toEqual([
      ['put', body(4)],
      ['put', body(5)],
      ['put', body(4)],
    ]);
    expect(checked()).toBe(4);
  });

  it('can be taken back later', async () => {
    const page = showRating(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Take back my rating' }));
    await screen.findByText('Your rating is taken back.');
    await waitFor(() => expect(changesOf(page)).toEqual([['delete', undefined]]));
    expect(checked()).toBe(0);
  });

  it('shows the stored stars again when a change was refused', async () => {
    showRating(2, {
      [`put ${path}`]: () => {
        throw refusal(403, 'catalog.not-enrolled', 'Enrol in the course first.');
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: '5 stars' }));
    await waitFor(() => expect(checked()).toBe(2));
  });
});
