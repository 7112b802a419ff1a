import type { ScheduledExport } from '@pathshala/svc-auth-contract/http';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportableList, exportRun, scheduledExport } from '../../../samples.ts';
import { dialog, open, pageOf } from '../../../testing/boss-area.tsx';

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([import('./exports-page.tsx'), import('./runs-page.tsx')]);
});

const at = '/boss/integrations/exports';
const exportsOf = (...items: readonly Partial<ScheduledExport>[]) => ({
  'get /exports/lists': () => ({ items: [exportableList] }),
  'get /exports': () => pageOf(items.map((item) => ({ ...scheduledExport, ...item }))),
  'get /exports/recipients': () => ({ items: [{ _id: 'u1', name: 'Head' }] }),
  'get /admissioncourse/universities': () => pageOf([]),
  'get /academiccourse/academicCourses': () => pageOf([]),
});

async function choose(name: string, action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

describe('scheduled exports', () => {
  it('are added with a list, its part, columns, a time and recipients [SCH-01]', async () => {
    const { api } = open(at, { ...exportsOf(), 'post /exports': () => scheduledExport });
    await screen.findByText('Nothing is exported by itself yet.');
    await userEvent.click(screen.getByRole('button', { name: 'New export' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await dialog().findAllByText('Choose a list');
    await userEvent.type(dialog().getByLabelText('Name'), 'For the accountant');
    await userEvent.selectOptions(dialog().getByLabelText('List'), 'ledger');
    await userEvent.selectOptions(await dialog().findByLabelText('Days'), 'yesterday');
    await userEvent.click(dialog().getByRole('radio', { name: 'Every month' }));
    await userEvent.selectOptions(dialog().getByLabelText(/^Hour/u), '20');
    await userEvent.click(dialog().getByRole('combobox', { name: 'Recipients of the file' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Head', hidden: true }));
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'post')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'post')?.body).toEqual({
      name: 'For the accountant',
      list: 'ledger',
      language: 'en',
      format: 'xlsx',
      columns: ['no', 'student'],
      filters: { days: 'yesterday' },
      schedule: { kind: 'monthly', hour: 20, day: 1 },
      destination: { kind: 'mail', recipientIds: ['u1'] },
    });
  });

  it('go into a bucket, whose secret key is sent once and not with a later change [SCH-01]', async () => {
    const place = { kind: 's3', endpoint: '', region: 'us-east-1', bucket: 'school', prefix: '' } as const;
    const { api } = open(at, {
      ...exportsOf({ destination: { ...place, accessKeyId: 'KEYID' } }),
      'put /exports/{id}': () => scheduledExport,
    });
    await choose('For the accountant', 'Edit');
    expect(dialog().getByLabelText<HTMLInputElement>(/^Secret key/u).value).toBe('');
    await userEvent.type(dialog().getByLabelText(/^Folder in the bucket/u), 'daily');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'put')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
      destination: { ...place, prefix: 'daily', accessKeyId: 'KEYID' },
      isOn: true,
      rev: scheduledExport.rev,
    });
  });

  it('are run now, paused, and deleted with an undo [SCH-01]', async () => {
    const { api } = open(at, {
      ...exportsOf({}),
      'post /exports/{id}/runs': () => ({ ...exportRun, state: 'waiting' }),
      'put /exports/{id}': () => ({ ...scheduledExport, isOn: false }),
      'delete /exports/{id}': () => ({ _id: 'x1', undoUntil: '2026-01-15T10:10:00.000Z' }),
      'post /exports/{id}/restore': () => scheduledExport,
    });
    await choose('For the accountant', 'Run now');
    await choose('For the accountant', 'Pause');
    await choose('For the accountant', 'Delete');
    await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: /Undo/u }));
    await waitFor(() => expect(api.requests.at(-1)?.method).not.toBe('delete'));
    const sent = api.requests.filter(({ method }) => method !== 'get');
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'post /exports/{id}/runs',
      'put /exports/{id}',
      'delete /exports/{id}',
      'post /exports/{id}/restore',
    ]);
    expect(sent[1]?.body).toMatchObject({ isOn: false, rev: scheduledExport.rev });
  });

  it('say why they stopped, and what their runs came to [SCH-01]', async () => {
    open(at, exportsOf({ isOn: false, offReason: 'rights', nextRunAt: null }));
    expect(await screen.findByText('Stopped: its maker may not read the list any more')).toBeTruthy();
  });

  it('show their runs with rows, size, destination and the reason of a failure in words [SCH-01]', async () => {
    const failed = { ...exportRun, _id: 'r2', state: 'failed', error: 'bucket-refused', fileUntil: null };
    open(`${at}/x1`, {
      'get /exports/{id}': () => scheduledExport,
      'get /exports/{id}/runs': () => pageOf([exportRun, { ...failed, detail: 'NoSuchBucket (404)' }]),
    });
    expect(await screen.findByText('the S3 server refused the file (NoSuchBucket (404))')).toBeTruthy();
    expect(await screen.findAllByText('250')).not.toHaveLength(0);
  });
});
