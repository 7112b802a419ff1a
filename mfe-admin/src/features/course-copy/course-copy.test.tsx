import { refusal } from '@pathshala/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyPreview, examRow } from '../../samples.ts';
import { open, pageOf } from '../../testing/boss-area.tsx';

beforeAll(() => import('./copy-page.tsx'));

const motionTest = { ...examRow, _id: 'e1', title: 'Motion test', startingDate: '2026-02-10T04:00:00.000Z' };
const show = (
  post: () => unknown = () => ({ courseId: 'c9', courseKind: 'admission', courseName: 'DU (copy)' }),
) =>
  open('/boss/courses/c1/copy', {
    'get /courses/{id}/copies/preview': () => copyPreview,
    'get /exams': () => pageOf([motionTest]),
    'post /courses/{id}/copies': post,
    'get /admissioncourse/universities/{id}': () => {
      throw refusal(404, 'catalog.course-not-found', 'There is no such course.');
    },
  });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the copy of a course for another season', () => {
  it('shows every date moved, with those of exams, and says which are a Friday or past [OPN-04]', async () => {
    show();
    const days = await screen.findByLabelText('Days by which dates move');
    fireEvent.change(days, { target: { value: '3650' } });
    (await row(/^Physics Course/u)).getByText(/30 January 2036/u);
    (await row(/^Motion Opening/u)).getByText('On a Friday');
    (await row(/^Motion test Exam/u)).getByText(/February 2036/u);
    expect(screen.getByLabelText('First day of the copy')).toHaveProperty('value', '2036-01-30');
    expect(screen.queryByText('Already past')).toBeNull();
    fireEvent.change(screen.getByLabelText('First day of the copy'), { target: { value: '2026-02-08' } });
    expect(days).toHaveProperty('value', '7');
    await screen.findByText(/^3 dates move\./u);
    expect((await row(/^Physics Course/u)).getByText('Already past')).toBeDefined();
  });

  it('is made with the chosen days, and opened [OPN-04]', async () => {
    const page = show();
    fireEvent.change(await screen.findByLabelText('Days by which dates move'), { target: { value: '364' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Make the copy' }));
    await waitFor(() => expect(page.navigation.location.get().pathname).toBe('/boss/create-university/c9'));
    expect(page.api.requests.find(({ method }) => method === 'post')).toMatchObject({
      params: { id: 'c1' },
      body: { days: 364 },
    });
  });

  it('is not made beyond ten years, nor of a course that was deleted meanwhile [OPN-04]', async () => {
    const page = show(() => {
      throw refusal(404, 'catalog.course-not-found', 'There is no such course.');
    });
    const days = await screen.findByLabelText('Days by which dates move');
    const make = screen.getByRole('button', { name: 'Make the copy' });
    fireEvent.change(days, { target: { value: '3653' } });
    await screen.findByText(/^At most ten years: 3,652 days/u);
    expect(make).toHaveProperty('disabled', true);
    fireEvent.change(days, { target: { value: '7' } });
    await waitFor(() => expect(make).toHaveProperty('disabled', false));
    await userEvent.click(make);
    await waitFor(() => expect(page.api.requests.some(({ method }) => method === 'post')).toBe(true));
    expect(page.navigation.location.get().pathname).toBe('/boss/courses/c1/copy');
  });

  it('says what is left out without the permission for support, and where there is no date', async () => {
    open('/boss/courses/c1/copy', {
      'get /courses/{id}/copies/preview': () => ({
        ...copyPreview,
        courseKind: 'admission',
        startsOn: null,
        takes: ['opening', 'assignment', 'class'],
        dates: [],
      }),
      'get /exams': () => pageOf([]),
    });
    await screen.findByText(/^Price plans and batches are left out/u);
    await screen.findByText(/^This course has no dates yet/u);
    expect(screen.queryByRole('table')).toBeNull();
  });
});
