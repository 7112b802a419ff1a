import type { OwnStanding, Standings } from '@pathshala/svc-exams-contract/standings';
import { ApiError } from '@pathshala/web-kit/api-error';
import { type FakeHandler, aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { enrolledCourse, ownStanding, standings } from '../../samples.ts';

configure({ asyncUtilTimeout: 4_000 });
afterEach(cleanup);

const course = {
  ...enrolledCourse,
  courseId: 'course1',
  name: 'ঢাকা বিশ্ববিদ্যালয় | Dhaka University',
};

interface Changes {
  readonly own?: Partial<OwnStanding>;
  readonly list?: Partial<Standings>;
  readonly api?: Readonly<Record<string, FakeHandler>>;
}

function open(at: string, changes: Changes = {}) {
  let own: OwnStanding = { ...ownStanding, ...changes.own };
  const asked: Record<string, unknown>[] = [];
  const handlers: Readonly<Record<string, FakeHandler>> = {
    'get /exams/standings/own': () => own,
    'put /exams/standings/own': ({ body }) => {
      own = { ...own, name: (body as { name: string }).name };
      return own;
    },
    'delete /exams/standings/own': () => {
      own = { ...own, name: null };
      return own;
    },
    'get /exams/standings': ({ query }) => {
      asked.push({ ...query });
      return { ...standings, ...changes.list };
    },
    'get /students/student/enrolledcourses/{id}': () => ({
      items: [course],
      total: 1,
      page: 1,
      pageSize: 100,
    }),
    ...changes.api,
  };
  return { ...renderRemotePart(<Root />, { at, api: handlers, user: aStudent }), asked };
}

const rowTexts = () => screen.getAllByRole('row').map((row) => row.textContent);

describe('the weekly standings', () => {
  it('list ranks, names and points, and the own row wherever it stands [NEW-10]', async () => {
    open('/student/standings');
    await screen.findByText('Rank 55 with 3 points');
    expect(rowTexts()).toEqual(['RankNamePoints', '1Karim42', '2Rahima30', '55Me (you)3']);
    screen.getByText(/A right answer in an exam: 3 points/u);
  });

  it('are those of the chosen list and week, which the address keeps', async () => {
    const { asked, navigation } = open('/student/standings');
    await screen.findAllByRole('row');
    await userEvent.selectOptions(screen.getByLabelText('Week'), '2026-01-24');
    await userEvent.click(screen.getByRole('tab', { name: 'District' }));
    await screen.findByRole('heading', { name: 'Dhaka' });
    await screen.findAllByRole('row');
    expect(asked.at(-1)).toMatchObject({ list: 'district', week: '2026-01-24', page: 1 });
    expect(navigation.location.get().search).toBe('?week=2026-01-24&list=district');
    await userEvent.click(screen.getByRole('tab', { name: 'College' }));
    await screen.findByText(/does not say which college/u);
  });

  it('say so where too few take part', async () => {
    open('/student/standings', { list: { items: [], total: 0, isTooFew: true, own: null } });
    await screen.findByText('Too few take part in this list.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are joined by a name that is checked, and left after a question [NEW-10]', async () => {
    const { api } = open('/student/standings', { own: { name: null }, list: { own: null } });
    await userEvent.click(await screen.findByRole('button', { name: 'Take part' }));
    const dialog = within(await screen.findByRole('dialog'));
    const type = async (name: string) => {
      await userEvent.clear(dialog.getByLabelText('Name'));
      await userEvent.type(dialog.getByLabelText('Name'), name);
      await userEvent.click(dialog.getByRole('button', { name: 'Take part' }));
    };
    await type('01712345678');
    dialog.getByText('Leave out e-mail addresses and long numbers.');
    expect(api.requests.some(({ method }) => method === 'put')).toBe(false);
    await type('Rahima');
    await screen.findByRole('heading', { name: 'You take part as Rahima' });
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave the standings?' }));
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'You do not take part yet' });
  });

  it('show beside the field that somebody has the name', async () => {
    const taken = new ApiError('Somebody has this name already.', {
      status: 409,
      code: 'exams.standing-name-taken',
    });
    open('/student/standings', {
      own: { name: null },
      api: {
        'put /exams/standings/own': () => {
          throw taken;
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take part' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Rahima');
    await userEvent.click(dialog.getByRole('button', { name: 'Take part' }));
    expect(await dialog.findByText('Somebody has this name already.')).not.toBeNull();
  });
});
