import type { TestClient } from '@pathshala/service-testing/test-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSchool, type School } from './school.ts';

let school: School;
let head: TestClient;
beforeEach(async () => {
  school = await startSchool();
  head = await school.adminClient();
  return () => school.stop();
});

const hour = 3_600_000;
const after = (ms: number) => new Date(school.clock.now() + ms).toISOString();
const own = () => ({
  isOn: true,
  level: 'important',
  text: { bn: 'কাল ক্লাস নেই।', en: 'No classes tomorrow.' },
  link: '/courses',
  from: after(hour),
  until: after(2 * hour),
});
const shown = async () => (await school.client.visitor.get('/settings')).body['announcement'];

describe('the announcement', () => {
  it('comes with the site settings while it is shown, and with nothing else [ADM-30]', async () => {
    expect(await head.put('/announcement', own())).toMatchObject({ status: 200, body: { rev: 2 } });
    expect(await shown()).toBeUndefined();
    school.clock.advance(hour);
    const { level, text, link } = own();
    expect(await shown()).toEqual({ version: 2, level, text, link });
    expect((await head.get('/settings')).body['announcement']).toEqual(await shown());
    school.clock.advance(hour);
    expect(await shown()).toBeUndefined();
  });

  it('has another version after each edit, and is gone when it is turned off [ADM-30]', async () => {
    const always = { ...own(), from: null, until: null };
    await head.put('/announcement', always);
    await head.put('/announcement', { ...always, link: '' });
    expect(await shown()).toMatchObject({ version: 3, link: '' });
    await head.put('/announcement', { ...always, isOn: false });
    expect(await shown()).toBeUndefined();
    expect((await head.get('/announcement')).body).toMatchObject({ isOn: false, text: always.text });
  });

  it('leaves the site settings as they can be saved', async () => {
    await head.put('/announcement', { ...own(), from: null });
    const { body } = await head.get('/settings');
    expect(body).toHaveProperty('announcement');
    expect((await head.put('/settings', body)).status).toBe(200);
  });

  it('accepts exactly what was read, and refuses a stale second save', async () => {
    const { body: first } = await head.get('/announcement');
    expect(await head.put('/announcement', first)).toMatchObject({ status: 200, body: { rev: 2 } });
    expect(await head.put('/announcement', first)).toMatchObject({
      status: 409,
      body: { code: 'common.edited-meanwhile' },
    });
  });

  it('refuses an end that is not after the beginning, with a sentence at the field [ADM-30]', async () => {
    for (const until of [after(hour), after(0)]) {
      const { status, body } = await head.put('/announcement', { ...own(), until });
      expect([400, 422]).toContain(status);
      expect(body['fields']).toEqual({ until: 'The end must be after the beginning.' });
    }
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    'http://example.com',
    '/\\evil.example',
    'data:text/html,x',
  ])('refuses the link %s', async (link) => {
    const { body } = await head.put('/announcement', { ...own(), link });
    expect(body['fields']).toHaveProperty('link');
  });

  it.each(['', '/courses', '/campaigns?x=1#y', 'https://example.com/page'])(
    'takes the link %j',
    async (link) => {
      expect((await head.put('/announcement', { ...own(), link })).status).toBe(200);
    },
  );

  it('needs both languages while it is on, and a text of a sensible length', async () => {
    const one = { ...own(), text: { bn: 'ক', en: '' } };
    expect((await head.put('/announcement', one)).body['fields']).toHaveProperty('text.en');
    expect((await head.put('/announcement', { ...one, isOn: false })).status).toBe(200);
    const long = { ...own(), text: { bn: 'ক', en: 'x'.repeat(10_000) } };
    expect((await head.put('/announcement', long)).body['fields']).toHaveProperty('text.en');
  });

  it('is edited by administrators with the permission alone', async () => {
    expect((await school.client.as({ role: 'student' }).get('/announcement')).status).toBe(403);
    const support = school.client.as({ role: 'admin', permissions: ['support'] });
    expect((await support.put('/announcement', own())).status).toBe(403);
  });
});
