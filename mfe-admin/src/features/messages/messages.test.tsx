import { refusal } from '@pathshala/web-kit/testing';
import type { DetailedMessage, DeliveryTally } from '@pathshala/svc-auth-contract/school-messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { namesOf, open, pageOf } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  await Promise.all([
    import('./messages-page.tsx'),
    import('./compose-page.tsx'),
    import('./message-page.tsx'),
  ]);
});
afterEach(() => localStorage.clear());

const time = '2026-01-15T10:00:00.000Z';
const contents = { bn: { title: '', text: '' }, en: { title: 'Holiday', text: 'No class tomorrow.' } };
const message = {
  _id: 'm1',
  audience: { kind: 'batch', id: 'b1', name: 'শুক্রবার | Friday' },
  contents,
  channels: { mail: true, sms: false },
  link: '',
  state: 'done',
  sendAt: time,
  recipients: 3,
  createdAt: time,
  rev: 1,
  changedAt: time,
  changedBy: 'Head',
} as const;

const noCounts: DeliveryTally = {
  unused: 0,
  waiting: 0,
  queued: 0,
  sending: 0,
  sent: 0,
  delivered: 0,
  failed: 0,
  none: 0,
  off: 0,
  limit: 0,
  unknown: 0,
  gone: 0,
};
const detailed: DetailedMessage = {
  ...message,
  deliveries: {
    bell: { ...noCounts, sent: 3 },
    mail: { ...noCounts, sent: 1, failed: 1, off: 1 },
    sms: { ...noCounts, unused: 3 },
  },
  missed: 2,
};
const recipient = (n: number, change: object = {}) => ({
  _id: `r${n}`,
  studentId: `s${n}`,
  name: `Student ${n}`,
  username: `student${n}`,
  bell: 'sent',
  mail: 'sent',
  sms: 'unused',
  mailReason: '',
  ...change,
});

const checked = {
  recipients: { total: 12, mail: 10, sms: 0 },
  sms: { isOn: true, parts: 0, costPaisa: 0, partsLeft: 800 },
  previews: [
    {
      language: 'en',
      title: 'Holiday',
      paragraphs: ['No class tomorrow.'],
      sms: { text: 'No class tomorrow.\nSchool', parts: 1, letters: 25 },
    },
  ],
};

const batches = { 'get /courses/batches': () => pageOf([]) };
const newMessage = '/boss/messages/new?kind=batch&id=b1&name=Friday';

/** The question, once it is shown. */
const asked = async () => within(await screen.findByRole('dialog'));

async function write(): Promise<void> {
  await person.type(await screen.findByLabelText(/Title in English/u), 'Holiday');
  await person.type(screen.getByLabelText(/Message in English/u), 'No class tomorrow.');
  fireEvent.click(screen.getByLabelText('Also by mail'));
}

describe('the list of messages', () => {
  it('says to whom, on which channels and in which state, and leads to a new one [MSG-09]', async () => {
    open('/boss/messages', { 'get /messages': () => pageOf([message]) });
    const row = (await screen.findByText('Holiday')).closest('tr');
    expect(row?.textContent).toMatch(/Batch: Friday.*Bell, Email.*Done/u);
    const links = screen.getAllByRole('link', { name: 'New message' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/boss/messages/new');
  });
});

describe('writing a message', () => {
  it('shows recipients and how each channel shows it, and sends after a yes alone [MSG-09]', async () => {
    const { api } = open(newMessage, {
      ...batches,
      'post /messages/check': () => checked,
      'post /messages': () => ({ ...message, state: 'scheduled' }),
      'get /messages/{id}': () => detailed,
      'get /messages/{id}/recipients': () => pageOf([]),
    });
    await write();
    fireEvent.click(screen.getByRole('button', { name: 'Preview and send' }));
    await screen.findByText('Send to 12 students?');
    expect((await screen.findByRole('dialog')).textContent).toMatch(/By mail: 10.*Bell.*Holiday.*Email/u);
    const posted = () => api.requests.filter(({ path, method }) => method === 'post' && path === '/messages');
    expect(posted()).toEqual([]);
    fireEvent.click((await asked()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText(/Title in English/u)).toHaveProperty('value', 'Holiday');
    fireEvent.click(screen.getByRole('button', { name: 'Preview and send' }));
    await screen.findByText('Send to 12 students?');
    fireEvent.click((await asked()).getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(posted()).toMatchObject([
        {
          body: {
            audience: { kind: 'batch', id: 'b1', name: 'Friday' },
            contents: { en: contents.en, bn: { title: '', text: '' } },
            channels: { mail: true, sms: false },
            sendAt: null,
            key: expect.any(String),
          },
        },
      ]),
    );
  });

  it('says who is missing, which time is missing, and that a link leads to another site [MSG-09]', async () => {
    const { api } = open('/boss/messages/new', batches);
    await write();
    await person.type(screen.getByLabelText(/Page that it leads to/u), 'https://evil.example/');
    fireEvent.click(screen.getByLabelText('Send later'));
    fireEvent.click(screen.getByRole('button', { name: 'Preview and send' }));
    expect((await screen.findAllByText('Choose who gets the message.')).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Give the address of a page of this site/u).length).toBeGreaterThan(0);
    expect(screen.getAllByText('When is it to go out?').length).toBeGreaterThan(0);
    expect(api.requests.filter(({ method }) => method === 'post')).toEqual([]);
  });

  it('counts the parts of the SMS while it is typed, and shows what the server refuses [MSG-03]', async () => {
    open(newMessage, {
      ...batches,
      'post /messages/check': () => {
        throw refusal(422, 'auth.sms-long', 'This text needs 30 SMS; 4 are allowed. Shorten it.');
      },
    });
    await write();
    fireEvent.click(screen.getByLabelText(/Also by SMS/u));
    await screen.findByText('18 letters, SMS parts: 1');
    fireEvent.click(screen.getByRole('button', { name: 'Preview and send' }));
    expect((await screen.findAllByText(/needs 30 SMS/u)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/Message in English/u)).toHaveProperty('value', 'No class tomorrow.');
  });
});

describe('one message', () => {
  const reads = {
    'get /messages/{id}': () => detailed,
    'get /messages/{id}/recipients': () =>
      pageOf([
        recipient(1),
        recipient(2, { mail: 'failed', mailReason: 'RCPT TO 550' }),
        recipient(3, { name: '', mail: 'gone', bell: 'gone' }),
      ]),
  };

  it('says who got it on which channel and who did not and why [MSG-09]', async () => {
    const { api } = open('/boss/messages/m1', reads);
    const row = (await screen.findByText('Student 2')).closest('tr');
    expect(row?.textContent).toMatch(/Gone out.*Not delivered.*RCPT TO 550/u);
    screen.getByText('Deleted account');
    screen.getByText('Turned off by the student: 1');
    fireEvent.change(screen.getByLabelText('Recipients to show'), { target: { value: 'missed' } });
    await waitFor(() => expect(api.requests.at(-1)?.query).toMatchObject({ part: 'missed' }));
  });

  it('is sent again to those whom it missed, after a question [MSG-06]', async () => {
    const { api, services } = open('/boss/messages/m1', {
      ...reads,
      'post /messages/{id}/resend': () => ({ ...message, state: 'running' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    await screen.findByText('Send again to those whom it missed?');
    fireEvent.click((await asked()).getByRole('button', { name: 'Send again' }));
    await waitFor(() =>
      expect(services.toast.shown.get()).toMatchObject([{ text: 'The message is on its way.' }]),
    );
    expect(api.requests.filter(({ path }) => path === '/messages/{id}/resend')).toHaveLength(1);
  });

  it('is changed or cancelled until it goes out [MSG-04]', async () => {
    const scheduled = { ...detailed, state: 'scheduled', missed: 0 } as const;
    const { api } = open('/boss/messages/m1', {
      ...reads,
      'get /messages/{id}': () => scheduled,
      'post /messages/{id}/cancel': () => ({ ...message, state: 'cancelled' }),
    });
    const change = await screen.findByRole('link', { name: 'Change the message' });
    expect(change.getAttribute('href')).toBe('/boss/messages/m1/edit');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the message' }));
    await screen.findByText('Cancel this message?');
    fireEvent.click((await asked()).getByRole('button', { name: 'Cancel the message' }));
    await waitFor(() =>
      expect(api.requests.filter(({ path }) => path === '/messages/{id}/cancel')).toHaveLength(1),
    );
  });

  it('keeps what is stored in its form, and sends its revision [MSG-04]', async () => {
    const scheduled = { ...detailed, state: 'scheduled', sendAt: '2036-01-15T10:00:00.000Z' } as const;
    const { api } = open('/boss/messages/m1/edit', {
      ...batches,
      ...reads,
      'get /messages/{id}': () => scheduled,
      'post /messages/check': () => checked,
      'put /messages/{id}': () => ({ ...message, state: 'scheduled', rev: 2 }),
      'get /users/names': ({ query }: { readonly query?: unknown }) => namesOf({}, query),
    });
    await person.type(await screen.findByLabelText(/Title in English/u), ' again');
    fireEvent.click(screen.getByRole('button', { name: 'Preview and send' }));
    await screen.findByText('Send to 12 students?');
    fireEvent.click((await asked()).getByRole('button', { name: 'Send at this time' }));
    await waitFor(() =>
      expect(api.requests.filter(({ method }) => method === 'put')).toMatchObject([
        {
          body: {
            rev: 1,
            sendAt: '2036-01-15T10:00:00.000Z',
            contents: { en: { title: 'Holiday again' } },
          },
        },
      ]),
    );
  });
});
