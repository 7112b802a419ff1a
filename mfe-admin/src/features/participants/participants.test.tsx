import { anAdmin, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { participant as sample } from '../../samples.ts';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';
import { Root } from '../../root.tsx';

const person = userEvent.setup({ delay: null });
const root = '/boss/campaign-management/participants/g1';
const api = '/campaign/participants/{campaignId}';

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([
    import('./participants-page.tsx'),
    import('./waiting-list/waiting-list-page.tsx'),
    import('./messages/message-page.tsx'),
  ]);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const summary = {
  campaign: {
    _id: 'g1',
    kind: 'general',
    title: 'মেলা | Fair',
    location: 'Dhaka',
    startDate: '2026-02-01T00:00:00.000Z',
    endDate: '2026-02-02T00:00:00.000Z',
    maxParticipants: 40,
  },
  confirmed: 30,
  waiting: 2,
  unconfirmed: 1,
  cancelled: 3,
  checkedIn: 12,
};

const participant = (n: number, change: object = {}) => ({
  ...sample,
  _id: `r${n}`,
  rollNumber: `00000${n}`,
  basicInfo: { ...sample.basicInfo, fullName: `Student ${n}`, email: `s${n}@example.com` },
  ...change,
});

const summaryCall = { [`get ${api}/summary`]: () => summary };

describe('the participants of a campaign', () => {
  it('are counted and filtered, and the message goes to those who are shown', async () => {
    const { api: calls } = open(`${root}?state=waiting&q=rah`, {
      ...summaryCall,
      [`get ${api}`]: () => pageOf([participant(1, { state: 'waiting', waitingPosition: 1 })]),
    });
    await screen.findAllByText('Student 1');
    screen.getByText('30');
    expect(calls.requests.find(({ query }) => query['state'] !== undefined)?.query).toMatchObject({
      state: 'waiting',
      q: 'rah',
    });
    const link = screen.getByRole('link', { name: 'Send a message' });
    expect(link.getAttribute('href')).toBe(`${root}/message?state=waiting&q=rah`);
  });

  it('have their roll numbers in the digits of the language, as on the admit card', async () => {
    renderRemotePart(<Root />, {
      at: root,
      language: 'bn',
      user: anAdmin,
      api: { ...summaryCall, [`get ${api}`]: () => pageOf([participant(1)]) },
    });
    expect((await screen.findAllByText('০০০০০১')).length).toBeGreaterThan(0);
  });

  it('are written to when they are selected', async () => {
    open(root, {
      ...summaryCall,
      [`get ${api}`]: () => pageOf([participant(1), participant(2), participant(3)]),
    });
    await person.click(await screen.findByLabelText('Select Student 1'));
    await person.click(screen.getByLabelText('Select Student 3'));
    const link = screen.getByRole('link', { name: 'Send a message to them' });
    expect(link.getAttribute('href')).toBe(`${root}/message?ids=r1,r3`);
  });

  it('are checked in by what is typed; who was there before and who has no place is said', async () => {
    const answers = [
      () => ({ ...participant(1), checkedInAt: '2026-02-01T04:00:00.000Z', isNew: true }),
      () => ({ ...participant(1), checkedInAt: '2026-02-01T04:00:00.000Z', isNew: false }),
      () => {
        throw refusal(409, 'campaigns.check-in-no-place', 'Student 2 has no confirmed place.');
      },
    ];
    const { api: calls } = open(root, {
      ...summaryCall,
      [`get ${api}`]: () => pageOf([participant(1)]),
      [`post ${api}/check-ins`]: () => answers.shift()?.(),
    });
    const field = await screen.findByLabelText('Roll number or code');
    const type = (text: string) => person.type(field, `${text}{Enter}`);
    await type(' ');
    await screen.findByText('Write a roll number or a code.');
    await type('১');
    await screen.findByText('Student 1 is checked in. Roll number 000001.');
    await type('1');
    await screen.findByText(/was checked in already, at/u);
    await type('2');
    await screen.findByText('Student 2 has no confirmed place.');
    const bodies = calls.requests.filter(({ method }) => method === 'post').map(({ body }) => body);
    expect(bodies).toEqual([{ code: '১' }, { code: '1' }, { code: '2' }]);
  });

  it('are taken back from the list after a check-in', async () => {
    const { api: calls } = open(root, {
      ...summaryCall,
      [`get ${api}`]: () => pageOf([participant(1, { checkedInAt: '2026-02-01T04:00:00.000Z' })]),
      [`delete ${api}/check-ins/{id}`]: () => participant(1),
    });
    await person.click(await screen.findByLabelText('Actions for Student 1'));
    await person.click(await screen.findByText('Undo check-in'));
    await waitFor(() => expect(calls.requests.some(({ method }) => method === 'delete')).toBe(true));
    expect(calls.requests.find(({ method }) => method === 'delete')?.params).toEqual({
      campaignId: 'g1',
      id: 'r1',
    });
  });

  it('have no check-in where the campaign has no place', async () => {
    open(root, {
      [`get ${api}/summary`]: () => ({ ...summary, campaign: { ...summary.campaign, location: '' } }),
      [`get ${api}`]: () => pageOf([participant(1)]),
    });
    await screen.findAllByText('Student 1');
    expect(screen.queryByLabelText('Roll number or code')).toBeNull();
  });
});

describe('the camera', () => {
  function stubCamera(getUserMedia: () => Promise<unknown>) {
    vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }));
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  }
  class FakeDetector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = async () => [{ rawValue: '7K3M9P2QXA' }];
  }

  it('checks in by the QR of an admit card, once while the card is before it, and is stopped', async () => {
    const stop = vi.fn<() => void>();
    stubCamera(async () => ({ getTracks: () => [{ stop }] }));
    vi.stubGlobal('BarcodeDetector', FakeDetector);
    const { api: calls } = open(root, {
      ...summaryCall,
      [`get ${api}`]: () => pageOf([]),
      [`post ${api}/check-ins`]: () => ({ ...participant(1), isNew: true }),
    });
    await person.click(await screen.findByText('Scan with the camera'));
    await screen.findByText(/Student 1 is checked in/u);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(calls.requests.filter(({ method }) => method === 'post').map(({ body }) => body)).toEqual([
      { code: '7K3M9P2QXA' },
    ]);
    await person.click(screen.getByText('Stop the camera'));
    await waitFor(() => expect(stop).toHaveBeenCalled());
  });

  it('that is not allowed is said, with what to do instead', async () => {
    stubCamera(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    vi.stubGlobal('BarcodeDetector', FakeDetector);
    open(root, { ...summaryCall, [`get ${api}`]: () => pageOf([]) });
    await person.click(await screen.findByText('Scan with the camera'));
    const said = await screen.findByText(/Allow it for this site in the browser, or type the roll number/u);
    expect(said.closest('[role=alert]')).not.toBeNull();
  });
});

describe('the waiting list', () => {
  const rows = [1, 2, 3].map((n) =>
    participant(n, { state: 'waiting', status: 'waiting', waitingPosition: n }),
  );

  it('is moved by buttons and keyboard: first, up, down and to the end', async () => {
    const { api: calls } = open(`${root}/waiting-list`, {
      ...summaryCall,
      [`get ${api}`]: () => pageOf(rows),
      [`put ${api}/waiting-list/{id}`]: () => rows[0],
    });
    const press = async (name: string) => {
      (await screen.findByRole('button', { name })).focus();
      await person.keyboard('{Enter}');
    };
    const moves = () =>
      calls.requests
        .filter(({ method }) => method === 'put')
        .map(({ params, body }) => [params?.['id'], (body as { before: string | null }).before]);
    await press('Move Student 3 to the first place');
    await waitFor(() => expect(moves()).toHaveLength(1));
    await press('Move Student 3 up');
    await press('Move Student 1 down');
    await press('Move Student 2 down');
    await waitFor(() => expect(moves()).toHaveLength(4));
    expect(moves()).toEqual([
      ['r3', 'r1'],
      ['r3', 'r2'],
      ['r1', 'r3'],
      ['r2', null],
    ]);
    await press('Move Student 1 up');
    expect(moves()).toHaveLength(4);
    await screen.findByText('Student 1 is moved.');
  });

  it('says when another administrator has changed it', async () => {
    const { services } = open(`${root}/waiting-list`, {
      ...summaryCall,
      [`get ${api}`]: () => pageOf(rows),
      [`put ${api}/waiting-list/{id}`]: () => {
        throw refusal(409, 'campaigns.waiting-changed', 'The waiting list has changed meanwhile.');
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Move Student 3 up' }));
    await waitFor(() =>
      expect(services.toast.shown.get()).toMatchObject([{ text: 'The waiting list has changed meanwhile.' }]),
    );
  });
});

describe('a message to participants', () => {
  const message = {
    _id: 'm1',
    subject: { bn: 'হল বদলেছে', en: 'Another hall' },
    body: { bn: 'ক', en: 'A' },
    audience: {},
    state: 'sending',
    recipients: 40,
    sent: 10,
    failed: 1,
    createdAt: '2026-01-01T10:00:00.000Z',
  };
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('is shown in both languages with the number of recipients before it is sent', async () => {
    const { api: calls, services } = open(`${root}/message?state=waiting`, {
      ...summaryCall,
      [`get ${api}/messages`]: () => pageOf([]),
      [`post ${api}/messages/preview`]: () => ({
        recipients: 2,
        bn: { subject: 'হল বদলেছে', text: 'প্রিয় রাহিমা' },
        en: { subject: 'Another hall', text: 'Dear Rahima' },
      }),
      [`post ${api}/messages`]: () => message,
    });
    await screen.findByText('No message has been sent yet.');
    await person.click(screen.getByText('Preview and send'));
    expect((await screen.findAllByText('Fill this in.')).length).toBeGreaterThan(0);
    write('Subject in Bengali', 'হল বদলেছে');
    write('Subject in English', 'Another hall');
    write('Text in Bengali', 'হল ২-এ আসুন।');
    write('Text in English', 'Come to hall 2.');
    await person.click(screen.getByText('Preview and send'));
    await screen.findByText('Send to 2 participants?');
    dialog().getByText('Dear Rahima');
    dialog().getByText('প্রিয় রাহিমা');
    await person.click(dialog().getByText('Send'));
    await waitFor(() =>
      expect(services.toast.shown.get()).toMatchObject([{ text: 'The message is on its way.' }]),
    );
    expect(calls.requests.findLast(({ method }) => method === 'post')?.body).toMatchObject({
      audience: { state: 'waiting' },
      subject: { en: 'Another hall' },
      body: { bn: 'হল ২-এ আসুন।' },
    });
  });

  it('has its progress read from the server, also after a reload', async () => {
    let sent = 10;
    open(`${root}/message`, {
      ...summaryCall,
      [`get ${api}/messages`]: () => pageOf([{ ...message, sent, state: sent === 39 ? 'done' : 'sending' }]),
    });
    await screen.findByText('10 of 40 sent');
    screen.getByRole('progressbar');
    screen.getByText(/1 not delivered/u);
    sent = 39;
    await screen.findByText('39 of 40 sent', {}, { timeout: 3000 });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });
});
