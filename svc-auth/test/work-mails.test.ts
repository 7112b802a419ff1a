import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';
import type { TestClient } from '@pathshala/service-testing/test-client';
import { workWaiting as ofCatalog } from '@pathshala/svc-catalog-contract/events';
import { workWaiting as ofExams } from '@pathshala/svc-exams-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, startSchool, type School } from './school.ts';

let school: School;
let head: TestClient;
beforeEach(async () => {
  // 07:00 in Dhaka.
  school = await startSchool({ now: '2026-01-15T01:00:00.000Z' });
  head = await school.adminClient();
});
afterEach(() => school.stop());

const hour = 3_600_000;
const path = '/users/work-mail';

const item = (kind: string, permission: string, changes: Partial<WaitingItem> = {}): WaitingItem => ({
  kind,
  permission: [permission],
  count: 2,
  oldestAt: '2026-01-14T04:00:00.000Z',
  path: `/boss/${kind}`,
  text: { en: `Work of ${kind}`, bn: `${kind} বাকি` },
  ...changes,
});

const mails = () => school.mail.sent.filter(({ id }) => id.startsWith('work-'));
const claims = item('payment-claims', 'support');
const toMark = item('written-to-mark', 'marking', { oldestAt: '2026-01-13T04:00:00.000Z' });

/** An administrator with these permissions who wants the mail. */
async function administrator(username: string, permissions: readonly string[] | null) {
  const { userId } = await school.enter(username);
  await head.patch(`/users/${userId}`, { role: 'admin', permissions });
  const { cookies } = await school.logIn({ username }, goodPassword);
  const client = await school.clientOf(cookies['sid'] ?? '');
  await client.put(path, { isOn: true });
  return { userId, client };
}

async function reported(): Promise<void> {
  await school.emit(ofCatalog, { version: 1, items: [claims] });
  await school.emit(ofExams, { version: 1, items: [toMark] });
}

describe('the daily mail of what waits', () => {
  it('is off until an administrator switches it on, and comes at 08:00 with the oldest first', async () => {
    await reported();
    expect((await head.get(path)).body).toEqual({ isOn: false });
    school.clock.advance(hour);
    await school.runJob('send-work-mails');
    expect(mails()).toEqual([]);
    school.clock.advance(-hour);
    expect((await head.put(path, { isOn: true })).body).toEqual({ isOn: true });
    expect((await head.get(path)).body).toEqual({ isOn: true });
    await school.runJob('send-work-mails');
    expect(mails()).toEqual([]);
    school.clock.advance(hour);
    await school.runJob('send-work-mails');
    const [mail, ...more] = mails();
    expect(more).toEqual([]);
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const text = mail?.text ?? '';
    expect(text.indexOf('written-to-mark')).toBeGreaterThan(0);
    expect(text.indexOf('payment-claims')).toBeGreaterThan(text.indexOf('written-to-mark'));
    expect(text).toContain(`${school.platform.publicUrl}/boss/payment-claims`);
  });

  it('has what the permissions of the account allow, in its language, and is not sent for nothing [ADM-08]', async () => {
    await reported();
    const marker = await administrator('marker-of-day', ['marking']);
    await marker.client.put('/user', { language: 'en' });
    await administrator('campaigner', ['campaigns']);
    school.clock.advance(hour);
    await school.runJob('send-work-mails');
    expect(mails().map(({ to }) => to)).toEqual(['marker-of-day@example.com']);
    expect(mails()[0]?.text).toContain('Work of written-to-mark');
    expect(mails()[0]?.text).not.toContain('payment-claims');
    // Work that begins to wait after 08:00 is mailed on the next day.
    await school.emit(ofCatalog, { version: 2, items: [item('x', 'campaigns')] });
    await school.runJob('send-work-mails');
    expect(mails()).toHaveLength(1);
    school.clock.advance(24 * hour);
    await school.runJob('send-work-mails');
    expect(mails().map(({ to }) => to)).toContain('campaigner@example.com');
  });

  it('comes once a day, whatever runs at once and after a crash before it was noted', async () => {
    await reported();
    await head.put(path, { isOn: true });
    school.clock.advance(hour);
    await Promise.all([school.runJob('send-work-mails'), school.runJob('send-work-mails')]);
    await school.platform.documents
      .collection('workMails')
      .updateMany({}, { $set: { doneDay: '2026-01-14' } });
    school.clock.advance(hour);
    await school.runJob('send-work-mails');
    expect(mails()).toHaveLength(1);
    school.clock.advance(24 * hour);
    await school.runJob('send-work-mails');
    expect(mails()).toHaveLength(2);
  });

  it('comes later in the morning after an outage, and not in the afternoon', async () => {
    await reported();
    await head.put(path, { isOn: true });
    school.clock.advance(4 * hour);
    await school.runJob('send-work-mails');
    school.clock.advance(28 * hour);
    await school.runJob('send-work-mails');
    expect(mails()).toHaveLength(1);
  });

  it('goes to nobody who is no administrator any more, or whose account is closed', async () => {
    await reported();
    const { userId } = await administrator('former', null);
    await head.patch(`/users/${userId}`, { role: 'student' });
    const closed = await administrator('closed-admin', null);
    await head.patch(`/users/${closed.userId}`, { active: false });
    const gone = await administrator('gone-admin', null);
    await gone.client.delete('/user', { password: goodPassword });
    await school.waitUntilIdle();
    school.clock.advance(hour);
    await school.runJob('send-work-mails');
    expect(mails()).toEqual([]);
  });

  it('is switched off by one click of a mail program, apart from notices, and on again by the page', async () => {
    await reported();
    await head.put(path, { isOn: true });
    school.clock.advance(hour);
    await school.runJob('send-work-mails');
    const header = mails()[0]?.headers?.['List-Unsubscribe'] ?? '';
    const link = new URL(header.slice(1, -1)).href.slice(`${school.platform.publicUrl}/api`.length);
    const opened = await school.client.visitor.get(link);
    expect(JSON.stringify(opened.body)).toContain('&about=work');
    expect((await school.client.visitor.post(link)).status).toBe(200);
    expect((await head.get(path)).body).toEqual({ isOn: false });
    await school.client.visitor.post(link.replace('/auth/unsubscribe', '/auth/unsubscribe/undo'));
    expect((await head.get(path)).body).toEqual({ isOn: true });
    // The mail was switched on after 08:00: the next one is tomorrow's.
    await school.runJob('send-work-mails');
    expect(mails()).toHaveLength(1);
  });

  it('knows the latest report of each service, in whatever order reports arrive', async () => {
    await head.put(path, { isOn: true });
    await school.emit(ofCatalog, { version: 3, items: [] });
    await school.emit(ofCatalog, { version: 2, items: [claims] });
    await school.emit(ofExams, { version: 5, items: [toMark] });
    await school.emit(ofExams, { version: 5, items: [toMark] });
    school.clock.advance(hour);
    await school.runJob('send-work-mails');
    expect(mails()[0]?.text).toContain('written-to-mark');
    expect(mails()[0]?.text).not.toContain('payment-claims');
  });
});

describe('what waits in the accounts', () => {
  it('are invitations that are not accepted', async () => {
    await head.post('/users/invite', { email: 'new@example.com', name: 'New', role: 'student' });
    const { body } = await head.get<{ items: WaitingItem[] }>('/users/waiting-work');
    expect(body.items).toMatchObject([
      { kind: 'invitations', count: 1, text: { en: '1 invitation is not accepted yet' } },
    ]);
  });
});
