import { refusal } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { dialog, open } from '../../../testing/boss-area.tsx';

beforeAll(() => import('./backups-page.tsx'));

const at = '2026-02-02T05:00:00.000Z';
const snapshot = { _id: '20260202T050000000Z', at, bytes: 5_200_000, tookMs: 2_000, hasSecrets: true };
const state = {
  target: '/backups/school',
  isOnSameDisk: false,
  recordedUntil: at,
  isOverdue: false,
  snapshots: [snapshot],
  drill: { at, rows: 1_200, tookMs: 900, difference: null },
  running: null,
  problem: null,
};
const path = '/boss/operations/backups';
const openWith = (changes: Partial<Record<keyof typeof state, unknown>> = {}) =>
  open(path, {
    'get /operations/backups': () => ({ state: { ...state, ...changes } }),
    'post /operations/backups': () => ({ state: { ...state, running: 'snapshot' } }),
  });
const posted = ({ api }: ReturnType<typeof open>) =>
  api.requests.filter(({ method }) => method === 'post').map(({ body }) => body);

describe('the page of backups', () => {
  it('shows age, size and the last drill, and nothing that alarms where all is well [BAK-08]', async () => {
    openWith();
    const row = within(await screen.findByRole('row', { name: /Feb\s2026/u }));
    row.getByText('5.2 MB');
    row.getByText('encrypted');
    screen.getByText(/1,200 rows, all equal/u);
    expect(screen.queryByText(/same disk/u)).toBeNull();
  });

  it('makes a snapshot at once, and a drill once it is confirmed', async () => {
    const page = openWith();
    await userEvent.click(await screen.findByRole('button', { name: 'Back up now' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Run a drill' }));
    await userEvent.click(await dialog().findByRole('button', { name: 'Run a drill' }));
    await expect.poll(() => posted(page)).toEqual([{ work: 'snapshot' }, { work: 'drill' }]);
  });

  it('says what is wrong, and what to do', async () => {
    openWith({
      isOverdue: true,
      isOnSameDisk: true,
      problem: 'ENOSPC: no space left on device',
      recordedUntil: null,
      snapshots: [{ ...snapshot, hasSecrets: false }],
      drill: { at, rows: 7, tookMs: 1, difference: 'svc-exams.sqlite: c:results, r1' },
    });
    expect(await screen.findByText('No good backup for a day')).toBeTruthy();
    screen.getByText('ENOSPC: no space left on device');
    screen.getByText(/BACKUP_TARGET to another disk/u);
    screen.getByText(/Set BACKUP_PASSPHRASE/u);
    screen.getByText(/differs in svc-exams\.sqlite: c:results, r1/u);
    screen.getByText('the newest snapshot only');
  });

  it('says that one is in progress, and that there is none yet', async () => {
    openWith({ running: 'drill', snapshots: [], drill: null });
    expect(await screen.findByText('A drill is in progress.')).toBeTruthy();
    screen.getByText('There is no snapshot yet.');
    screen.getByText('none yet');
  });

  it('asks before it downloads all personal data', async () => {
    openWith();
    await userEvent.click(await screen.findByRole('button', { name: /^Download 2\sFeb/u }));
    expect(dialog().getByText(/all personal data/u)).toBeTruthy();
  });

  it('names the document where stores are servers', async () => {
    open(path, { 'get /operations/backups': () => ({ state: null }) });
    expect(await screen.findByText(/operations\.md/u)).toBeTruthy();
  });

  it('shows a failure with a way to try again', async () => {
    open(path, {
      'get /operations/backups': () => Promise.reject(refusal(503, 'common.unavailable', 'Try later.')),
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
