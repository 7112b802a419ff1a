import { refusal } from '@pathshala/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { academicCourse as course, storedAcademicCourse } from '../../samples.ts';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });
const at = '/boss/course-management/academic-courses';
const list = 'get /academiccourse/academicCourses';
const changeStatus = 'put /academiccourse/academicCourses/{id}/status';

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await import('./academic-courses-page.tsx');
});

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')!;
const menuItems = async () => {
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  return items.map((item) => item.textContent);
};

describe('the list of academic courses', () => {
  it('shows the numbers of each, and sorts and filters on the server [ADM-04]', async () => {
    const { api } = open(`${at}?sort=created&status=draft&classLevel=Class+10&price=paid`, {
      [list]: () => pageOf([course]),
    });
    const row = await rowOf('Physics');
    expect([...row.cells].map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['Class 10', 'Draft', '৳400', '12', '2', '2\u00A0Jan 2026']),
    );
    expect(api.requests[0]?.query).toEqual({
      page: 1,
      sort: '-newest',
      status: 'draft',
      classLevel: 'Class 10',
      price: 'paid',
    });
  });

  it('offers the allowed statuses, and asks before students lose sight of a course [CAT-07]', async () => {
    const { api, services } = open(at, {
      [list]: () => pageOf([{ ...course, status: 'active' }]),
      [changeStatus]: ({ body }) => ({ ...storedAcademicCourse, ...(body as object) }),
    });
    const row = await rowOf('Physics');
    await person.click(within(row).getByLabelText('Status of Physics: Active. Change'));
    expect(await menuItems()).toEqual(['Set to Completed', 'Set to Inactive']);
    await person.click(screen.getByText('Set to Inactive'));
    await screen.findByText('Students no longer find this course. 12 are enrolled.');
    await person.click(dialog().getByText('Set'));
    await waitFor(() =>
      expect(services.toast.shown.get()).toMatchObject([{ text: 'Physics is Inactive now.' }]),
    );
    expect(api.requests.find(({ method }) => method === 'put')).toMatchObject({
      params: { id: 'a1' },
      body: { status: 'inactive' },
    });
  });

  it('sets a status for those of the selected courses that may have it', async () => {
    const { api } = open(at, {
      [list]: () => pageOf([course, { ...course, _id: 'a2', title: 'Chemistry', status: 'completed' }]),
      [changeStatus]: () => storedAcademicCourse,
    });
    await person.click(await screen.findByLabelText('Select all rows of this page'));
    await person.click(screen.getByText('Set to Upcoming'));
    await screen.findByText('One of the selected rows stays as it is.');
    await person.click(dialog().getByText('Set'));
    await waitFor(() =>
      expect(api.requests.filter(({ method }) => method === 'put').map(({ params }) => params)).toEqual([
        { id: 'a1' },
      ]),
    );
  });

  it('opens the copy of a course', async () => {
    const { navigation } = open(at, {
      [list]: () => pageOf([course]),
      'post /academiccourse/academicCourses/{id}/duplicate': () => ({ ...storedAcademicCourse, _id: 'a9' }),
      'get /academiccourse/academicCourses/{id}': () => storedAcademicCourse,
    });
    await person.click(within(await rowOf('Physics')).getByLabelText('Actions for Physics'));
    expect(await menuItems()).toEqual([
      'Edit',
      'Subjects and lessons',
      'Opening by date',
      'Students',
      'View as student',
      'Duplicate',
      'Copy for another season',
      'Export',
      'Delete',
    ]);
    await person.click(screen.getByText('Duplicate'));
    await waitFor(() => expect(navigation.location.get().pathname).toBe('/boss/edit-academiccourse/a9'));
  });
});

describe('importing a course', () => {
  const file = (name: string, size = 3) => {
    const made = new File(['zip'], name, { type: 'application/zip' });
    Object.defineProperty(made, 'size', { value: size });
    return made;
  };

  it('refuses what cannot be a course, says why a file failed, and what came of a good one', async () => {
    let isBroken = true;
    open(at, {
      [list]: () => pageOf([]),
      'post /academiccourse/import': () => {
        if (isBroken) throw refusal(422, 'catalog.import.not-a-course', 'This is no course file.');
        return storedAcademicCourse;
      },
    });
    await person.click(await screen.findByText('Import'));
    const drop = (chosen: File) => {
      const zone = document.querySelector('[data-over]')!;
      fireEvent.drop(zone, { dataTransfer: { files: [chosen] } });
    };
    await screen.findByText('Drop the zip file here, or');
    drop(file('course.pdf'));
    dialog().getByText('Choose a file that ends with .zip.');
    drop(file('course.zip', 26_000_000));
    dialog().getByText(/larger than 25 MB/u);
    drop(file('course.zip', 1_500_000));
    dialog().getByText('course.zip, 1.5 MB');
    drop(file('course.zip', 1_200));
    dialog().getByText('course.zip, 2 kB');
    drop(file('course.zip', 1_500_000));
    await person.click(dialog().getByText('Import'));
    await screen.findByText('This is no course file.');
    isBroken = false;
    await person.click(dialog().getByText('Import'));
    await screen.findByText('Physics is there as a draft: subjects 1, units 2, lessons 3.');
    expect(dialog().getByText('Edit the course').closest('a')).toHaveProperty(
      'pathname',
      '/boss/edit-academiccourse/a1',
    );
  });
});
