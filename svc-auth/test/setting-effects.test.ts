import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import type { TestClient } from '@pathshala/service-testing/test-client';
import sharp from 'sharp';
import { settingsChanged } from '@pathshala/svc-auth-contract/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { formOf, goodPassword, startSchool, type School } from './school.ts';

let school: School;
let head: TestClient;
beforeEach(async () => {
  school = await startSchool();
  head = await school.adminClient();
  return () => school.stop();
});

async function change(settings: object): Promise<void> {
  expect((await head.put('/settings', { ...defaultSiteSettings, ...settings })).status).toBe(200);
}

const subjectTo = (address: string) => school.mail.sent.findLast(({ to }) => to === address);

describe('settings that are older than a field', () => {
  it('answer with the default of the field, and a change that leaves it out keeps what is stored', async () => {
    const { statistics, contact, social, copyrightYear, features } = defaultSiteSettings;
    const older = { statistics, contact, social, copyrightYear };
    expect((await head.put('/settings', older)).status).toBe(200);
    expect((await school.client.visitor.get('/settings')).body).toEqual(defaultSiteSettings);
    const own = { siteName: { bn: 'শিখি', en: 'Dhaka College' }, passwordMinimum: 9 };
    await change(own);
    await head.put('/settings', older);
    expect((await school.client.visitor.get('/settings')).body).toMatchObject({ ...own, features });
  });
});

describe('the name of the site', () => {
  it('is in the mails that are written after the change [ADM-30]', async () => {
    await school.signUp('before');
    expect(subjectTo('before@example.com')?.subject).toMatch(/^\d{6} is your Pathshala code$/u);
    await change({ siteName: { bn: 'ঢাকা কলেজ', en: 'Dhaka College' } });
    await school.signUp('after');
    expect(subjectTo('after@example.com')?.subject).toMatch(/^\d{6} is your Dhaka College code$/u);
    expect(subjectTo('after@example.com')?.html).not.toContain('Pathshala');
  });
});

describe('the logo', () => {
  const upload = (bytes: Uint8Array) =>
    head.post<{ url: string }>('/settings/logo', bytes, { headers: { 'content-type': 'image/png' } });

  it('is uploaded by its content, answered for good, and in the mails that are written after the change [ADM-30]', async () => {
    const picture = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#0b6b4b' } })
      .png()
      .toBuffer();
    const { status, body } = await upload(picture);
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 512, height: 171 });
    const file = await school.client.visitor.get(body.url.replace('/api', ''));
    expect(file.headers.get('content-type')).toBe('image/webp');
    expect(file.headers.get('cache-control')).toContain('immutable');
    await change({ logo: body.url });
    expect((await school.client.visitor.get('/settings')).body).toMatchObject({ logo: body.url });
    await school.signUp('after');
    expect(subjectTo('after@example.com')?.html).toContain(`${body.url}" alt="Pathshala"`);
    await change({ logo: null });
    await school.signUp('later');
    expect(subjectTo('later@example.com')?.html).not.toContain('<img');
  });

  it('is no SVG and no text, and uploaded by administrators only [ADM-30]', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await upload(svg)).toMatchObject({ status: 415, body: { code: 'common.file.svg' } });
    expect((await school.client.as({ role: 'student' }).post('/settings/logo', svg)).status).toBe(403);
  });
});

describe('a site in one language', () => {
  it('writes its mails in it, whatever the reader chose [ADM-30]', async () => {
    await change({ languages: { offered: 'bn', standard: 'bn' } });
    await school.signUp('rahim');
    expect(subjectTo('rahim@example.com')?.subject).toMatch(/ আপনার পাঠশালা কোড$/u);
  });
});

describe('the event of the settings', () => {
  const events = () => school.published(settingsChanged).map(({ data }) => data);

  it('states what other services apply, once for each change, with a revision that grows [ADM-30]', async () => {
    await change({ siteName: { bn: 'শিখি', en: 'Dhaka College' } });
    await change({ features: { ...defaultSiteSettings.features, practice: false } });
    await school.waitUntilIdle();
    expect(events()).toMatchObject([
      { rev: 2, siteName: { en: 'Dhaka College' }, features: { practice: true } },
      { rev: 3, siteName: { en: 'Pathshala' }, features: { practice: false }, exams: { graceSeconds: 3 } },
    ]);
    expect(Object.keys(events()[0] ?? {}).toSorted()).toEqual(
      ['exams', 'features', 'languages', 'logo', 'rev', 'siteName'].toSorted(),
    );
  });

  it('is not there for a change that is refused', async () => {
    expect((await head.put('/settings', { ...defaultSiteSettings, copyrightYear: 1 })).status).toBe(400);
    await school.waitUntilIdle();
    expect(events()).toEqual([]);
  });
});

describe('registration that is switched off', () => {
  beforeEach(() => change({ features: { registration: false, photos: true } }));

  it('refuses a sign-up with its code, and mails nothing [ADM-30]', async () => {
    const sent = school.mail.sent.length;
    const answer = await school.signUp('rahim');
    expect(answer).toMatchObject({ status: 403, body: { code: 'auth.registration-closed' } });
    expect(school.mail.sent).toHaveLength(sent);
  });

  it('accepts log-ins and invitations, and sign-ups as soon as it is on again', async () => {
    const invited = { email: 'rina@example.com', name: 'Rina', role: 'student' };
    expect((await head.post('/users/invite', invited)).status).toBeLessThan(300);
    await change({});
    expect((await school.client.visitor.post('/auth/signup', formOf('rahim'))).status).toBe(201);
  });
});

describe('photos that are switched off', () => {
  it('are refused with their code until they are on again, and can be removed [ADM-30]', async () => {
    const { client, userId } = await school.enter('karim');
    const upload = () => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const part =
        '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nno\r\n--x--\r\n';
      const path = `/students/student/${userId}/upload-profile-picture`;
      return client.post(path, new TextEncoder().encode(part), { headers });
    };
    await change({ features: { registration: true, photos: false } });
    expect(await upload()).toMatchObject({ status: 403, body: { code: 'auth.photos-off' } });
    expect((await client.delete(`/students/student/${userId}/profile-picture`)).status).toBe(200);
    await change({});
    expect((await upload()).body).not.toMatchObject({ code: 'auth.photos-off' });
  });
});

describe('the minimum of passwords', () => {
  it('is required of the next new password, and of no log-in [ADM-30]', async () => {
    await school.enter('rahim');
    await change({ passwordMinimum: 20 });
    const answer = await school.signUp('karim');
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'auth.password-short', error: 'Password must be at least 20 characters' },
    });
    expect((await school.logIn({ username: 'rahim' }, goodPassword)).status).toBe(200);
  });
});
