import { AdminProvider } from '@pathshala/admin-kit/admin-provider';
import { renderRemotePart } from '@pathshala/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { course } from '../samples.ts';
import { pageOf } from '../testing/boss-area.tsx';
import { DeleteCourse } from './delete-course.tsx';

it('a deleted course can be brought back', async () => {
  const { api, services } = renderRemotePart(
    <AdminProvider>
      <DeleteCourse course={course} onClose={() => undefined} onDeleted={() => undefined} />
    </AdminProvider>,
    {
      language: 'en',
      api: {
        'get /exams': () => pageOf([], 2),
        'delete /admissioncourse/universities/{id}': () => ({ _id: 'c1', enrolledCount: 12 }),
        'post /admissioncourse/universities/{id}/restore': () => ({ _id: 'c1' }),
      },
    },
  );
  await screen.findByText('Exams that go along: 2.');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Dhaka is deleted.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(services.toast.shown.get()).toMatchObject([{ tone: 'success' }]));
  const changes = api.requests.filter(({ method }) => method !== 'get');
  expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'delete /admissioncourse/universities/{id}',
    'post /admissioncourse/universities/{id}/restore',
  ]);
});
