import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { TestClient } from '@pathshala/service-testing/test-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSiteSettings, proposedSiteFacts } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { goodPassword, startSchool, type School } from './school.ts';

const lines: object[] = [];
const log: Logger = {
  debug: () => undefined,
  info: (facts: unknown) => {
    if (typeof facts === 'object' && facts !== null) lines.push(facts);
  },
  warn: () => undefined,
  error: () => undefined,
  child: () => {
    throw new Error('this log has no children');
  },
};

const own = {
  statistics: { students: 1200, classes: 90, sheets: 0, tests: 45, rating: 4.7 },
  contact: {
    address: { bn: '৫ কলেজ রোড, রাজশাহী', en: '5 College Road, Rajshahi' },
    phone: '09612-345678',
    email: 'office@school.example',
  },
  social: [{ name: 'YouTube', url: 'https://www.youtube.com/@school' }],
  copyrightYear: null,
  siteName: { bn: 'শিখি', en: 'Dhaka College' },
  features: { registration: true, photos: true, practice: true, discussion: false, certificates: true },
  passwordMinimum: 8,
  languages: { offered: 'bn', standard: 'bn' },
  exams: { graceSeconds: 5, startsOfOneExam: 10, startsOfAllExams: 30, deskMinutes: 60 },
  logo: null,
  countStatistics: false,
  voices: [{ name: 'Rahima', about: 'DU 2025', text: 'The explanations helped me.' }],
};

let school: School;
let head: TestClient;
beforeEach(async () => {
  lines.length = 0;
  school = await startSchool({ replace: () => ({ log }) });
  head = await school.adminClient();
  return () => school.stop();
});

const shown = async () => (await school.client.visitor.get('/settings')).body;

describe('the site settings', () => {
  it('name no fact about the school until an administrator has saved one [NAV-05]', async () => {
    const body = await shown();
    expect(body).toMatchObject({
      statistics: { students: null, classes: null, sheets: null, tests: null, rating: null },
      contact: { address: { bn: '', en: '' }, phone: '', email: '' },
      social: [],
      copyrightYear: null,
    });
    expect(body).not.toHaveProperty('payment');
    await head.put('/settings', { ...body, siteName: own.siteName });
    expect(await shown()).toEqual({ ...body, siteName: own.siteName });
  });

  it('are invented facts in the sample school, unless they were edited [NAV-05]', async () => {
    await school.running.definition.loadSample?.();
    expect(await shown()).toMatchObject({ ...proposedSiteFacts, payment: { bkash: '01700-000000' } });
    await head.put('/settings', own);
    await school.running.definition.loadSample?.();
    expect(await shown()).toMatchObject(own);
  });

  it('name a shared link to the home page, with a picture at another address for another name', async () => {
    const { visitor } = school.client;
    const headers = { 'accept-language': 'en' };
    const meta = () => visitor.get<{ image: string }>('/settings/page-meta', { headers });
    const pictureAt = async (image: string) => visitor.get(image.replace('/api', ''));
    const before = await meta();
    expect(before.body).toMatchObject({
      title: 'Pathshala',
      description: expect.stringContaining('timed exams') as string,
      details: expect.arrayContaining(['Live and recorded classes']) as string[],
    });
    expect(await pictureAt(before.body.image)).toMatchObject({ status: 200 });
    await head.put('/settings', { ...own, languages: { offered: 'both', standard: 'bn' } });
    const { body } = await meta();
    expect(body).toMatchObject({ title: 'Dhaka College' });
    expect((await pictureAt(before.body.image)).status).toBe(404);
    const { bytes, headers: given } = await pictureAt(body.image);
    expect(given.get('content-type')).toBe('image/png');
    expect(Buffer.from(bytes).readUInt32BE(16)).toBe(1200);
  });

  it('are shown to every caller as an administrator has stored them [NAV-05]', async () => {
    expect(await head.put('/settings', own)).toMatchObject({ status: 200, body: { ...own, rev: 2 } });
    expect(await shown()).toEqual(own);
    expect((await school.client.as({ role: 'student' }).get('/settings')).body).toEqual(own);
  });

  it('have the students counted while no number is saved, or where an administrator has chosen it', async () => {
    const { countStatistics: _, ...old } = own;
    const { statistics: unset } = defaultSiteSettings;
    const students = async () => (await school.client.visitor.get('/settings/figures')).body['students'];
    expect([(await shown())['countStatistics'], await students()]).toEqual([true, 0]);
    await head.put('/settings', { ...old, statistics: { ...unset, students: 1200 } });
    expect([(await shown())['countStatistics'], await students()]).toEqual([false, null]);
    await head.put('/settings', { ...old, countStatistics: true });
    await head.put('/settings', old);
    await school.enter('rahima');
    expect(await students()).toBe(0);
    school.clock.advance(60_000);
    expect([(await shown())['countStatistics'], await students()]).toEqual([true, 1]);
  });

  it('keep the accounts to pay to when a change leaves them out', async () => {
    const payment = { bkash: '01700-000000', nagad: '', bank: '' };
    await head.put('/settings', { ...own, payment });
    await head.put('/settings', own);
    expect(await shown()).toEqual({ ...own, payment });
  });

  it('name the last editor and the time to administrators only', async () => {
    const { body: before } = await head.get('/settings');
    expect(before).toMatchObject({ rev: 1, changedAt: null, changedBy: null });
    await head.put('/settings', own);
    const { body } = await head.get('/settings');
    const { body: user } = await head.get('/users/user');
    expect(body).toMatchObject({ rev: 2, changedBy: user['name'] });
    expect(body['changedAt']).toBe(new Date(school.clock.now()).toISOString());
    for (const field of ['rev', 'changedAt', 'changedBy']) expect(await shown()).not.toHaveProperty(field);
  });

  it('cannot be changed by a visitor or a student [NAV-05]', async () => {
    expect((await school.client.visitor.put('/settings', own)).status).toBe(401);
    expect((await school.client.as({ role: 'student' }).put('/settings', own)).status).toBe(403);
    expect(await shown()).toEqual(defaultSiteSettings);
  });

  it('accept exactly what was read, before the first change and after it', async () => {
    for (const rev of [2, 3]) {
      const { body } = await head.get('/settings');
      expect(await head.put('/settings', body)).toMatchObject({ status: 200, body: { rev } });
    }
    expect(await shown()).toEqual(defaultSiteSettings);
  });

  it('reject an edit of a stale revision, and name the editor of the latest one', async () => {
    const { body: seen } = await head.get('/settings');
    await head.put('/settings', own);
    const late = await head.put('/settings', { ...seen, copyrightYear: 2030 });
    expect(late).toMatchObject({ status: 409, body: { code: 'common.edited-meanwhile' } });
    expect(await shown()).toEqual(own);
  });

  it('accept one of two concurrent first edits', async () => {
    const edits = [2025, 2026].map((copyrightYear) =>
      head.put('/settings', { ...own, copyrightYear, rev: 1 }),
    );
    const answers = await Promise.all(edits);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('normalise the telephone number and the email', async () => {
    const contact = { ...own.contact, phone: ' +৮৮০ ১৭০০-০০০০০০ ', email: ' office@school.example ' };
    await head.put('/settings', { ...own, contact });
    expect(await shown()).toMatchObject({
      contact: { phone: '+880 1700-000000', email: 'office@school.example' },
    });
  });

  it('write the administrator’s id to the log', async () => {
    await head.put('/settings', own);
    const { body: user } = await head.get('/users/user');
    expect(lines).toContainEqual(expect.objectContaining({ adminId: user['_id'], rev: 2 }));
  });
});

describe('a site setting', () => {
  const link = (url: string) => ({ social: [{ name: 'Web', url }] });
  const statistics = (change: object) => ({ statistics: { ...own.statistics, ...change } });
  const contact = (change: object) => ({ contact: { ...own.contact, ...change } });

  it.each([
    ['a link without encryption', 'social.0.url', link('http://school.example/')],
    ['a link that is a script', 'social.0.url', link('javascript:alert(1)')],
    ['no address of a page', 'social.0.url', link('school')],
    ['one name for two links', 'social', { social: [...own.social, ...own.social] }],
    ['a negative number', 'statistics.students', statistics({ students: -1 })],
    ['a number of seven digits', 'statistics.tests', statistics({ tests: 1_000_000 })],
    ['half a class', 'statistics.classes', statistics({ classes: 1.5 })],
    ['a rating above 5', 'statistics.rating', statistics({ rating: 5.1 })],
    ['a rating with two decimals', 'statistics.rating', statistics({ rating: 4.95 })],
    ['an address in one language', 'contact.address.bn', contact({ address: { en: 'Dhaka' } })],
    ['a telephone number in words', 'contact.phone', contact({ phone: 'call us' })],
    ['two email addresses', 'contact.email', contact({ email: 'a@x.example,b@x.example' })],
    ['a name in one language', 'siteName.bn', { siteName: { en: 'School' } }],
    ['a name that does not fit the top bar', 'siteName.en', { siteName: { bn: 'ক', en: 'x'.repeat(41) } }],
    ['a name of 10,000 characters', 'siteName.en', { siteName: { bn: 'ক', en: 'x'.repeat(10_000) } }],
    ['a password of 5 characters', 'passwordMinimum', { passwordMinimum: 5 }],
    ['a password of 33 characters', 'passwordMinimum', { passwordMinimum: 33 }],
    ['a switch in words', 'features.photos', { features: { registration: true, photos: 'no' } }],
    ['a switch that is none', 'features.exams', { features: { ...own.features, exams: false } }],
    ['a grace of 11 s', 'exams.graceSeconds', { exams: { ...own.exams, graceSeconds: 11 } }],
    ['no grace', 'exams.graceSeconds', { exams: { ...own.exams, graceSeconds: 0 } }],
    ['4 starts of an exam', 'exams.startsOfOneExam', { exams: { ...own.exams, startsOfOneExam: 4 } }],
    [
      'fewer starts of all exams than of one',
      'exams.startsOfAllExams',
      { exams: { ...own.exams, startsOfOneExam: 31 } },
    ],
    ['241 minutes at the desk', 'exams.deskMinutes', { exams: { ...own.exams, deskMinutes: 241 } }],
    ['no language', 'languages.offered', { languages: { offered: 'none', standard: 'bn' } }],
    [
      'a language to begin with that is not offered',
      'languages.standard',
      { languages: { offered: 'bn', standard: 'en' } },
    ],
    ['a logo of another site', 'logo', { logo: 'https://evil.example/logo.png' }],
    ['a logo that is a file of somebody', 'logo', { logo: `/api/files/svc-auth/${'a'.repeat(64)}` }],
    ['a year in words', 'copyrightYear', { copyrightYear: 'now' }],
    ['a field that is none', 'colour', { colour: 'x' }],
  ])('is refused: %s', async (_, field, change) => {
    const answer = await head.put<{ fields?: object }>('/settings', { ...own, ...change });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
    expect(await shown()).toEqual(defaultSiteSettings);
  });
});

it('the settings stay, without the editor’s name, when the editor’s account is deleted', async () => {
  const other = await school.enter('leaver');
  await head.patch(`/users/${other.userId}`, { role: 'admin' });
  const { cookies } = await school.logIn({ username: 'leaver' }, goodPassword);
  const leaver = await school.clientOf(cookies['sid'] ?? '');
  await leaver.put('/settings', own);
  expect((await head.get('/settings')).body).toMatchObject({ rev: 2, changedBy: 'Name of leaver' });
  expect((await leaver.delete('/user', { password: goodPassword })).status).toBe(200);
  await school.waitUntilIdle();
  expect((await head.get('/settings')).body).toMatchObject({ ...own, rev: 2, changedBy: null });
  const late = await head.put('/settings', { ...own, rev: 1 });
  expect(late).toMatchObject({ status: 409, body: { code: 'common.edited-meanwhile-unknown' } });
});
