import { refusal } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { course, storedCourse } from '../../samples.ts';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await import('./universities-page.tsx');
});

describe('the list of admission courses', () => {
  it('shows each with its numbers, opens it for editing, and has the other ways in a menu', async () => {
    open('/boss/course-management/university-courses', {
      'get /admissioncourse/universities': () => pageOf([course]),
    });
    const name = await screen.findByText('Dhaka');
    const row = name.closest('tr')!;
    expect([...row.cells].map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['Dhaka', 'DU', 'Free', '2', '3', '40', '12', '2\u00A0Jan 2026']),
    );
    expect(name).toHaveProperty('pathname', '/boss/create-university/c1');
    await person.click(within(row).getByLabelText('Actions for Dhaka'));
    const items = await screen.findAllByRole('menuitem', { hidden: true });
    expect(items.map((item) => item.textContent)).toEqual([
      'Edit',
      'View',
      'Opening by date',
      'Copy for another season',
      'Students',
      'Delete',
    ]);
    expect(items[1]).toHaveProperty('pathname', '/courses/admission/DU');
  });

  it('marks a draft, which one act shows to students [OPN-04]', async () => {
    const publication = 'put /admissioncourse/universities/{id}/publication';
    const { api } = open('/boss/course-management/university-courses', {
      'get /admissioncourse/universities': () => pageOf([{ ...course, isDraft: true }]),
      [publication]: () => ({ ...storedCourse, name: 'Dhaka' }),
    });
    await screen.findByText('Draft');
    await person.click(screen.getByLabelText('Actions for Dhaka'));
    await person.click(await screen.findByText('Publish'));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'put')).toMatchObject({ params: { id: 'c1' } }),
    );
  });

  it('puts all courses in another order by the keyboard, and takes it back', async () => {
    const other = { ...course, _id: 'c2', name: 'Rajshahi', courseCode: 'RU' };
    const { api } = open('/boss/course-management/university-courses', {
      'get /admissioncourse/universities': () => pageOf([course, other]),
      'put /courses/order/{kind}': ({ body }) => body,
    });
    await person.click(await screen.findByRole('button', { name: 'Change the order' }));
    await screen.findByRole('dialog', { name: 'Order in the catalogue' });
    await person.click(await screen.findByRole('button', { name: 'Move Rajshahi up' }));
    await person.click(dialog().getByRole('button', { name: 'Save the order' }));
    await screen.findByText('Home page and lists show the courses in this order.');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    const orders = () => api.requests.filter(({ method }) => method === 'put');
    await waitFor(() =>
      expect(orders().map(({ params, body }) => [params?.['kind'], body])).toEqual([
        ['admission', { ids: ['c2', 'c1'] }],
        ['admission', { ids: ['c1', 'c2'] }],
      ]),
    );
  });

  it('deletes a course only after showing how many students are enrolled', async () => {
    const { api } = open('/boss/course-management/university-courses', {
      'get /admissioncourse/universities': () => pageOf([course]),
      'get /exams': () => pageOf([]),
      'delete /admissioncourse/universities/{id}': () => ({ _id: 'c1', enrolledCount: 12 }),
    });
    const askToDelete = async () => {
      await person.click(await screen.findByLabelText('Actions for Dhaka'));
      await person.click(await screen.findByText('Delete'));
    };
    await askToDelete();
    dialog().getByText('12 students are enrolled in this course.');
    await person.click(dialog().getByText('Cancel'));
    expect(api.requests.some(({ method }) => method === 'delete')).toBe(false);
    await askToDelete();
    await person.click(dialog().getByText('Delete'));
    const lists = () => api.requests.filter(({ path, method }) => method === 'get' && path !== '/exams');
    await waitFor(() => expect(lists()).toHaveLength(2));
  });

  it('deletes the selected courses after saying what goes, and reports what failed', async () => {
    const { api } = open('/boss/course-management/university-courses', {
      'get /admissioncourse/universities': () =>
        pageOf([course, { ...course, _id: 'c2', name: 'Rajshahi', courseCode: 'RU' }]),
      'delete /admissioncourse/universities/{id}': ({ params }) => {
        if (params['id'] === 'c2') throw refusal(503, 'common.unavailable', 'Try again in a minute.');
        return { _id: 'c1', enrolledCount: 12 };
      },
    });
    await person.click(await screen.findByLabelText('Select all rows of this page'));
    await person.click(screen.getByText('Delete'));
    await screen.findByText('Papers that are withdrawn: 6. Enrolled students: 24.');
    await person.click(dialog().getByText('Delete'));
    await screen.findByText('1 failed:');
    expect(dialog().getByText('Rajshahi').closest('li')?.textContent).toBe(
      'Rajshahi: Try again in a minute.',
    );
    expect(api.requests.filter(({ method }) => method === 'delete')).toHaveLength(2);
  });

  it('links to the last page if the current page has become empty', async () => {
    const { navigation } = open('/boss/course-management/university-courses?page=2', {
      'get /admissioncourse/universities': ({ query }) =>
        query?.['page'] === 2
          ? { items: [], total: 10, page: 2, pageSize: 10 }
          : { items: [course], total: 10, page: 1, pageSize: 10 },
    });
    await person.click(await screen.findByText('Go to the last page'));
    await screen.findByText('Dhaka');
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
