import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { dialog, open, pageOf, course } from '../../testing/boss-area.tsx';
import { texts } from '../../texts.ts';

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([texts.load('en'), import('./universities-page.tsx')]);
});

describe('the list of admission courses', () => {
  it('shows each with its numbers and ways to edit and view it', async () => {
    open('/boss/course-management/university-courses', {
      'get /admissioncourse/universities': () => pageOf([course]),
    });
    const row = within((await screen.findByRole('link', { name: 'Dhaka' })).closest('tr')!);
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['DhakaDU', 'Free', '2', '3', '40', '12']),
    );
    expect(row.getByRole('link', { name: /^View/u })).toHaveProperty('pathname', '/courses/admission/DU');
    expect(row.getByRole('link', { name: /^Edit/u })).toHaveProperty(
      'pathname',
      '/boss/create-university/c1',
    );
  });

  it('deletes a course only after showing how many students are enrolled', async () => {
    const { api } = open('/boss/course-management/university-courses', {
      'get /admissioncourse/universities': () => pageOf([course]),
      'delete /admissioncourse/universities/{id}': () => ({ _id: 'c1', enrolledCount: 12 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/u }));
    dialog().getByText('12 students are enrolled in this course.');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(api.requests.some(({ method }) => method === 'delete')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: /^Delete/u }));
    await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(api.requests.filter(({ method }) => method === 'get')).toHaveLength(2));
  });

  it('links to the last page if the current page has become empty', async () => {
    const { navigation } = open('/boss/course-management/university-courses?page=2', {
      'get /admissioncourse/universities': ({ query }) =>
        query?.['page'] === 2
          ? { items: [], total: 10, page: 2, pageSize: 10 }
          : { items: [course], total: 10, page: 1, pageSize: 10 },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the last page' }));
    await screen.findByRole('link', { name: 'Dhaka' });
    expect(navigation.location.get().search).not.toContain('page=2');
  });

  it('says that nothing fits a search', async () => {
    const { api } = open('/boss/course-management/university-courses?q=zzz&sort=-name', {
      'get /admissioncourse/universities': () => pageOf([]),
    });
    await screen.findByText('No course matches your search.');
    expect(api.requests[0]?.query).toEqual({ page: 1, sort: '-name', q: 'zzz' });
  });
});
