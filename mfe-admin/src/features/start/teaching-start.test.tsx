import type { ClassItem } from '@pathshala/svc-catalog-contract/classes';
import { refusal } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { batch, examRow } from '../../samples.ts';
import { openLimited, pageOf } from '../../testing/boss-area.tsx';

beforeAll(() => import('./start-page.tsx'));

const vectors: ClassItem = {
  _id: 'k1',
  seriesId: null,
  title: 'Vectors',
  courseId: 'c1',
  courseName: 'Physics',
  batchId: 'b1',
  batchName: 'Friday morning',
  teacher: 'Karim',
  startsAt: '2026-01-18T10:00:00.000Z',
  endsAt: '2026-01-18T11:30:00.000Z',
  durationMinutes: 90,
  room: 'Hall',
  hasRecording: false,
};
const waiting = {
  kind: 'assignments-to-mark',
  permission: ['marking'],
  count: 2,
  oldestAt: '2026-01-02T04:00:00.000Z',
  path: '/boss/assignments/a1/marking',
  text: { en: 'Motion: 2 to mark', bn: 'গতি: ২টিতে নম্বর দেওয়া বাকি' },
};
const figures = {
  'get /classes': () => pageOf([vectors]),
  'get /courses/batches': () => pageOf([{ ...batch, _id: 'b1', name: 'Friday morning', memberCount: 24 }]),
  'get /exams': () =>
    pageOf([
      { ...examRow, _id: 'e2', title: 'Second test', startingDate: '2099-02-01T04:00:00.000Z' },
      { ...examRow, _id: 'e1', title: 'First test', startingDate: '2099-01-01T04:00:00.000Z' },
      { ...examRow, _id: 'e0', title: 'Over', startingDate: '2020-01-01T04:00:00.000Z' },
    ]),
  'get /courses/waiting-work': () => ({ items: [waiting] }),
  'get /exams/waiting-work': () => ({ items: [] }),
};

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the start of an administrator with limited rights [BAT-04]', () => {
  it('leads to the attendance of today, to what waits and to the own batches, and names the next exams', async () => {
    const { api } = openLimited('/boss', figures);
    const classes = await card('Classes today');
    const link = await classes.findByRole('link', { name: 'Vectors: attendance' });
    expect(link.getAttribute('href')).toBe('/boss/classes/k1/attendance');
    const work = await (await card('Needs you')).findByRole('link', { name: 'Motion: 2 to mark' });
    expect(work.getAttribute('href')).toBe('/boss/assignments/a1/marking');
    const batches = await card('Your batches');
    expect((await batches.findByRole('link', { name: 'Friday morning' })).getAttribute('href')).toBe(
      '/boss/batches/b1',
    );
    batches.getByText('24 students');
    const exams = await card('Next exams');
    await exams.findByText('First test');
    const rows = exams.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows.map((text) => text?.slice(0, 10))).toEqual(['First test', 'Second tes']);
    const asked = new Set(api.requests.map(({ path }) => path));
    for (const refused of ['/exams/overview', '/users/waiting-work', '/users/work-mail', '/users/overview'])
      expect(asked).not.toContain(refused);
  });

  it('says what there is none of', async () => {
    const none = () => pageOf([]);
    const nothing = { 'get /classes': none, 'get /courses/batches': none, 'get /exams': none };
    openLimited('/boss', { ...figures, ...nothing, 'get /courses/waiting-work': () => ({ items: [] }) });
    await screen.findByText('You have no class today.');
    await screen.findByText('Nothing waits for you.');
    await screen.findByText(/^No batch is yours yet\./u);
    expect(await screen.findByText('No exam is planned.')).toBeTruthy();
  });

  it('shows the rest while one service is down', async () => {
    const fail = () => {
      throw refusal(503, 'common.unavailable', 'Try again in a minute.');
    };
    openLimited('/boss', { ...figures, 'get /exams': fail });
    const exams = await card('Next exams');
    await exams.findByText('These figures could not be fetched. Try again in a minute.');
    exams.getByRole('button', { name: 'Try again' });
    const classes = await card('Classes today');
    expect(await classes.findByRole('link', { name: 'Vectors: attendance' })).toBeTruthy();
  });

  it('has only the pages in its menu that work with limited rights, and the others say why not', async () => {
    openLimited('/boss/user-management');
    await screen.findByText(/^Your rights are limited to some courses and batches/u);
    const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/boss', '/boss/batches', '/boss/exam-marking']));
    expect(links).not.toContain('/boss/user-management');
    expect(links).not.toContain('/boss/fees');
    expect(links).not.toContain('/boss/exams');
  });
});
