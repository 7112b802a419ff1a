import { userDeleted } from '@pathshala/svc-auth-contract/events';
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

const own = {
  title: { bn: 'আমাদের স্কুল', en: 'Our school' },
  body: '<div lang="bn"><p>১৯৯০ সাল থেকে</p></div><div lang="en"><p>Since 1990</p></div>',
};
const shown = async (name = 'about') => (await school.client.visitor.get(`/pages/${name}`)).body;

describe('the pages of the school', () => {
  it('have a text in both languages before anybody has written one [NAV-05 ADM-30]', async () => {
    for (const name of ['about', 'terms']) {
      const { body } = await school.client.visitor.get<{ body: string }>(`/pages/${name}`);
      expect(body).toMatchObject({ name, title: { bn: expect.any(String), en: expect.any(String) } });
      expect(body.body).toMatch(/<div lang="bn">.+<\/div><div lang="en">.+<\/div>/u);
    }
  });

  it('are about and terms only', async () => {
    expect((await school.client.visitor.get('/pages/prices')).status).toBe(404);
    expect((await school.client.visitor.get('/pages/constructor')).status).toBe(404);
    expect((await head.put('/pages/prices', own)).status).toBe(404);
  });

  it('are shown as an administrator has written them, and listed for administrators [ADM-30]', async () => {
    expect(await head.put('/pages/about', own)).toMatchObject({ status: 200, body: { ...own, rev: 2 } });
    expect(await shown()).toEqual({ name: 'about', ...own });
    const { body } = await head.get<{ items: object[] }>('/pages');
    expect(body.items).toMatchObject([
      { name: 'about', title: own.title, rev: 2 },
      { name: 'terms', rev: 1, changedBy: null },
    ]);
    expect(body.items[0]).not.toHaveProperty('body');
  });

  it('accept exactly what was read', async () => {
    for (const rev of [2, 3]) {
      const { body } = await head.get('/pages/terms');
      expect(await head.put('/pages/terms', body)).toMatchObject({ status: 200, body: { rev } });
    }
  });

  it('refuse a second save from a stale page, and name who was first [ADM-30]', async () => {
    const { body: seen } = await head.get('/pages/about');
    await head.put('/pages/about', own);
    const late = await head.put('/pages/about', { ...seen, title: { bn: 'ক', en: 'Late' } });
    expect(late).toMatchObject({ status: 409, body: { code: 'common.edited-meanwhile' } });
    expect(late.body['error']).toContain('head');
    expect(await shown()).toMatchObject(own);
  });

  it('accept one of two concurrent first edits', async () => {
    const answers = await Promise.all(
      ['One', 'Two'].map((en) => head.put('/pages/about', { ...own, title: { bn: 'ক', en }, rev: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('lose scripts and foreign code before they are stored [ADM-30]', async () => {
    const body = '<p onclick="steal()">Hello <script>steal()</script><a href="javascript:x()">you</a></p>';
    await head.put('/pages/about', { ...own, body });
    const { body: html } = await school.client.visitor.get<{ body: string }>('/pages/about');
    expect(html.body).toContain('Hello');
    expect(html.body).not.toMatch(/script|onclick|steal/u);
  });

  it.each([
    [{ title: { bn: 'ক', en: 'x'.repeat(10_000) } }],
    [{ title: { bn: '', en: 'About' } }],
    [{ body: '<p> </p>' }],
    [{ body: `<p>${'x'.repeat(60_001)}</p>` }],
  ])('refuse %o', async (change) => {
    const { status } = await head.put('/pages/about', { ...own, ...change });
    expect([400, 422]).toContain(status);
    expect(await shown()).not.toMatchObject(own);
  });

  it('are written by administrators with the permission alone', async () => {
    expect((await school.client.visitor.put('/pages/about', own)).status).toBe(401);
    expect((await school.client.as({ role: 'student' }).put('/pages/about', own)).status).toBe(403);
    const support = school.client.as({ role: 'admin', permissions: ['support'] });
    expect((await support.put('/pages/about', own)).status).toBe(403);
    expect((await support.get('/pages/about')).body).not.toHaveProperty('rev');
  });

  it('give title and description for links, in the language of the reader', async () => {
    await head.put('/pages/about', own);
    const meta = async (language: string) =>
      (await school.client.visitor.get('/pages/about/meta', { headers: { 'accept-language': language } }))
        .body;
    expect(await meta('en')).toEqual({ title: 'Our school', description: 'Since 1990', image: null });
    expect(await meta('bn')).toEqual({ title: 'আমাদের স্কুল', description: '১৯৯০ সাল থেকে', image: null });
  });

  it('are in the audit log, and lose the name of a deleted editor', async () => {
    await head.put('/pages/about', own);
    await school.waitUntilIdle();
    const { body: log } = await head.get<{ items: object[] }>('/audit?thing=pages');
    expect(log.items).toMatchObject([{ route: 'put /pages/{name}', id: 'about', thing: 'pages' }]);
    const { body: user } = await head.get('/users/user');
    await school.emit(userDeleted, { userId: String(user['_id']) });
    expect((await head.get('/pages/about')).body).toMatchObject({ rev: 2, changedBy: null });
  });
});
