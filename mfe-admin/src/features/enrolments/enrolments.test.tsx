import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialog, namesOf, open, pageOf } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(() => import('./enrolments-page.tsx'));
beforeEach(() => localStorage.clear());

const enrolment = {
  _id: 'e1',
  studentId: 'student1',
  courseId: 'c1',
  courseKind: 'admission',
  courseName: 'মেডিকেল | Medical',
  enrolledAt: '2026-01-15T10:00:00.000Z',
  endedAt: null,
  endReason: '',
};
const ended = { ...enrolment, endedAt: '2026-01-16T10:00:00.000Z', endReason: 'ভুলে | By mistake' };

const names = ({ query }: { query?: unknown }) => namesOf({ student1: 'Rahima' }, query);

describe('the list of enrolments', () => {
  it('ends one with a reason, and offers to take that back', async () => {
    const { api } = open('/boss/enrolments?courseId=c1', {
      'get /courses/enrolments': () => pageOf([enrolment]),
      'get /users/names': names,
      'put /courses/enrolments/{enrolmentId}/end': () => ended,
      'delete /courses/enrolments/{enrolmentId}/end': () => enrolment,
    });
    const row = (await screen.findByText('Medical')).closest('tr')!;
    await within(row).findByText('Rahima');
    await person.click(screen.getByLabelText('Actions for Medical'));
    await person.click(await screen.findByText('End the enrolment…'));
    await person.click(dialog().getByRole('button', { name: 'End the enrolment' }));
    await dialog().findByText('Write why you end the enrolment. The student reads it.');
    await person.type(dialog().getByLabelText('Reason'), 'Wrong person');
    await person.click(dialog().getByRole('button', { name: 'End the enrolment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    const sent = () => api.requests.filter(({ method }) => method !== 'get');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      { method: 'put', params: { enrolmentId: 'e1' }, body: { reason: 'Wrong person' } },
      { method: 'delete', params: { enrolmentId: 'e1' } },
    ]);
  });

  it('shows why one ended, and enrols the student again', async () => {
    const { api } = open('/boss/enrolments?state=ended', {
      'get /courses/enrolments': () => pageOf([ended]),
      'get /users/names': names,
      'delete /courses/enrolments/{enrolmentId}/end': () => enrolment,
    });
    await screen.findByText(/By mistake/u);
    await person.click(screen.getByLabelText('Actions for Medical'));
    await person.click(await screen.findByText('Enrol again'));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'delete')).toBe(true));
    expect(api.requests.find(({ path }) => path === '/courses/enrolments')).toMatchObject({
      query: { state: 'ended' },
    });
  });

  it.each([
    ['the people of that name', [{ _id: 'student1', name: 'Rahima' }], 'student1'],
    ['nobody', [], 'none'],
  ])('searches by name: %s', async (_, items, students) => {
    const { api } = open('/boss/enrolments?q=rah', {
      'get /courses/enrolments': () => pageOf(items.length === 0 ? [] : [enrolment]),
      'get /users/names': () => ({ items }),
    });
    await waitFor(() =>
      expect(api.requests.find(({ path }) => path === '/courses/enrolments')?.query).toEqual({
        page: 1,
        sort: '-enrolled',
        students,
      }),
    );
    expect(api.requests.find(({ path }) => path === '/users/names')?.query).toEqual({ q: 'rah' });
  });

  it('says when more people match than one list takes', async () => {
    const { services } = open('/boss/enrolments?q=a', {
      'get /courses/enrolments': () => pageOf([enrolment]),
      'get /users/names': () => ({ items: [{ _id: 'student1', name: 'Rahima' }], hasMore: true }),
    });
    await screen.findByText('Medical');
    expect(services.toast.shown.get().map(({ text }) => text)).toEqual([
      'More than 100 people match. The list has the first 100: write more of the name.',
    ]);
  });
});
