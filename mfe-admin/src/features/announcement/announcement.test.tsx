import { refusal } from '@pathshala/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { open } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await import('./announcement-page.tsx');
});
// A form that is left stores its draft.
beforeEach(() => localStorage.clear());

const stored = {
  isOn: false,
  level: 'info',
  text: { bn: '', en: '' },
  link: '',
  from: null,
  until: null,
  rev: 1,
  changedAt: null,
  changedBy: null,
};

type Api = NonNullable<Parameters<typeof open>[1]>;

async function openAnnouncement(api: Api = {}) {
  const part = open('/boss/announcement', {
    'get /announcement': () => stored,
    'put /announcement': ({ body }) => ({ ...stored, ...(body as object), rev: 2 }),
    ...api,
  });
  await screen.findByLabelText('Text in English');
  return part;
}

const write = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => person.click(screen.getByRole('button', { name: 'Save' }));
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const sentBy = ({ api }: Awaited<ReturnType<typeof openAnnouncement>>) =>
  api.requests.findLast(({ method }) => method === 'put')?.body;

function fill(): void {
  write('Text in Bengali', 'কাল ক্লাস নেই।');
  write('Text in English', 'No classes tomorrow.');
}

describe('the announcement in the boss area', () => {
  it('is previewed while it is written, and saved with its revision and times of Dhaka [ADM-30]', async () => {
    const part = await openAnnouncement();
    expect(preview().getByText('It is turned off.')).toBeDefined();
    await person.click(screen.getByRole('switch', { name: 'Show the announcement' }));
    await person.click(screen.getByRole('radio', { name: 'Important' }));
    fill();
    write(/^Link/u, '/courses');
    write(/^From/u, '2098-01-15T10:00');
    write(/^Until/u, '2098-01-16T10:00');
    await preview().findByText(/^Students will see it from .*2098/u);
    expect(preview().getByText(/No classes tomorrow\./u).textContent).toBe(
      'Important: No classes tomorrow. Read more',
    );
    await save();
    await waitFor(() => expect(part.services.toast.shown.get()).toHaveLength(1));
    expect(sentBy(part)).toEqual({
      isOn: true,
      level: 'important',
      text: { bn: 'কাল ক্লাস নেই।', en: 'No classes tomorrow.' },
      link: '/courses',
      from: '2098-01-15T04:00:00.000Z',
      until: '2098-01-16T04:00:00.000Z',
      rev: 1,
    });
  });

  it('refuses an end before the beginning with a sentence at the field', async () => {
    const part = await openAnnouncement();
    fill();
    write(/^From/u, '2026-01-16T10:00');
    write(/^Until/u, '2026-01-15T10:00');
    await save();
    await waitFor(() => expect(screen.getByLabelText(/^Until/u).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/The end must be after the beginning\./u).length).toBeGreaterThan(0);
    expect(sentBy(part)).toBeUndefined();
  });

  it('needs both languages when it is on, and a link that is one [ADM-30]', async () => {
    const part = await openAnnouncement();
    await person.click(screen.getByRole('switch', { name: 'Show the announcement' }));
    write('Text in Bengali', 'ক');
    write(/^Link/u, 'javascript:alert(1)');
    await save();
    await waitFor(() => expect(screen.getByLabelText(/^Link/u).getAttribute('aria-invalid')).toBe('true'));
    write(/^Link/u, '');
    await save();
    await waitFor(() =>
      expect(screen.getByLabelText('Text in English').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(sentBy(part)).toBeUndefined();
  });

  it('shows who was first when somebody else has saved meanwhile', async () => {
    let isLate = false;
    await openAnnouncement({
      'get /announcement': () =>
        isLate
          ? { ...stored, rev: 2, changedAt: '2026-01-15T04:00:00.000Z', changedBy: 'Other head' }
          : stored,
      'put /announcement': () => {
        isLate = true;
        throw refusal(409, 'common.edited-meanwhile', 'Other head has changed it.');
      },
    });
    fill();
    await save();
    expect((await screen.findByRole('dialog')).textContent).toContain('Other head');
  });
});
