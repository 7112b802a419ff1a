import { refusal } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { course, open, pageOf } from '../../testing/boss-area.tsx';
import { texts } from '../../texts.ts';

beforeAll(() => Promise.all([texts.load('en'), import('./start-page.tsx')]));

const days = [
  { day: '2026-11-21', count: 4 },
  { day: '2026-11-22', count: 7 },
];
const named = {
  _id: 'e1',
  title: 'মডেল | Model test',
  startDate: '2026-11-23T04:00:00.000Z',
  endDate: '2026-11-23T06:00:00.000Z',
};
const nothing = { registrations: days, toRelease: [], withoutExam: [], withoutCorrectOption: [] };

const figures = {
  'get /exams/overview': () => ({
    sitting: 12,
    running: [{ examId: 'e2', title: 'Open exam', closesAt: '2026-11-22T18:00:00.000Z', sitting: 9 }],
    submissions: days,
  }),
  'get /users/overview': () => ({ signUps: days.map(({ day }) => ({ day, count: 0 })) }),
  'get /examcampaigns/overview': () => ({
    ...nothing,
    toRelease: [named],
    withoutExam: [{ ...named, _id: 'e3' }],
    withoutCorrectOption: [{ ...named, _id: 'e4', questions: 2 }],
  }),
  'get /assignments/overview': () => ({
    waiting: [{ _id: 'a1', title: 'গতি | Motion', unmarked: 2, since: '2026-11-21T04:00:00.000Z' }],
  }),
  'get /admissioncourse/universities': () => pageOf([course]),
  'get /examcampaigns': () => pageOf([]),
  'get /exams/question-reports': () => pageOf([{ sentAt: '2026-11-21T04:00:00.000Z' }], 2),
  'get /courses/claims/queue': () => pageOf([{ sentAt: '2026-11-21T04:00:00.000Z' }], 3),
};

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the start page', () => {
  it('lists what needs an administrator, each with its link, who sits now, and the last days', async () => {
    open('/boss', figures);
    const links = (await (await card('Needs you')).findAllByRole('link')).map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['3 payments wait for you', '/boss/payment-claims?state=sent'],
      ['2 reported questions wait for an answer', '/boss/question-reports?state=open'],
      ['Release the results of Model test', '/boss/campaign-management/release/e1'],
      ['Model test has no questions yet', '/campaigns/e3/add-exam'],
      ['Model test: 2 questions have no correct option', '/campaigns/e4/add-exam'],
    ]);
    const toMark = (await card('Work to mark')).getByText('Motion: 2 to mark');
    expect(toMark).toHaveProperty('pathname', '/boss/assignments/a1/marking');
    const running = await card('Exams running');
    await running.findByText('12 students sit an exam now');
    running.getByText('9 sitting');
    running.getByText('open until 23 November 2026, 00:00');
    const table = await screen.findByRole('table', { name: 'Submitted exams' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['DaySubmitted exams', '21 Nov4', '22 Nov7']);
    (await card('Sign-ups')).getByText('Nobody signed up.');
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });

  it('shows the rest while one service is down', async () => {
    open('/boss', {
      ...figures,
      'get /exams/overview': () => {
        throw refusal(500, 'common.internal', 'Something broke.');
      },
    });
    const running = await card('Exams running');
    await running.findByText('These figures could not be fetched. Something broke.');
    running.getByRole('button', { name: 'Try again' });
    expect(await (await card('Needs you')).findAllByRole('link')).toHaveLength(5);
  });

  it('leads an empty school to its first steps', async () => {
    open('/boss', {
      ...figures,
      'get /courses/claims/queue': () => pageOf([]),
      'get /exams/question-reports': () => pageOf([]),
      'get /admissioncourse/universities': () => pageOf([]),
      'get /examcampaigns/overview': () => ({ ...nothing, registrations: [] }),
    });
    const steps = await card('First steps');
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/boss/create-university',
      '/courses',
      '/boss/user-management',
    ]);
    (await card('Needs you')).getByText('Nothing waits for you.');
  });
});
