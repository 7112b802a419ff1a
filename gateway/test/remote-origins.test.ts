import { mkdirSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './start-gateway.ts';

const origin = 'http://localhost:4012';
const user = { userId: 'a'.repeat(24), username: 'rahim', name: 'Rahim', email: 'rahim@example.com' };

let gateway: TestGateway | undefined;

async function startWith(options: { publicUrl?: string; remoteOrigins?: readonly string[] }) {
  gateway = await startGateway('in one process', options);
  const { siteRoot, sessions, url, store } = gateway;
  mkdirSync(`${siteRoot}/shell/dist`, { recursive: true });
  writeFileSync(`${siteRoot}/shell/dist/index.html`, '<!doctype html><html lang="bn"><head></head></html>');
  const opened = async (cookie = '') => {
    const answer = await fetch(`${url}/`, { headers: { cookie } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const html = await answer.text();
    return {
      isNamed: html.includes(`<meta name="remote-origins" content="${origin}">`),
      isAllowed: policy.includes(origin),
    };
  };
  const cookieOf = async (role: 'student' | 'admin') =>
    `__Host-sid=${await sessions.begin({ ...user, role })}`;
  return { opened, cookieOf, store };
}

const allowed = { isNamed: true, isAllowed: true };
const refused = { isNamed: false, isAllowed: false };

describe('other origins that a page may load remotes from', () => {
  afterEach(() => gateway?.stop());

  it('are none for any visitor unless the operator names some', async () => {
    const { opened, cookieOf } = await startWith({ publicUrl: 'https://school.example' });
    expect(await opened(await cookieOf('admin'))).toEqual(refused);
  });

  it('are those of the operator on a developer’s machine', async () => {
    const { opened } = await startWith({ remoteOrigins: [origin] });
    expect(await opened()).toEqual(allowed);
  });

  it('are those of the operator for an administrator of a public site, and for nobody else', async () => {
    const site = await startWith({ publicUrl: 'https://school.example', remoteOrigins: [origin] });
    const admin = await site.cookieOf('admin');
    expect(await site.opened(admin)).toEqual(allowed);
    expect(await site.opened(await site.cookieOf('student'))).toEqual(refused);
    expect(await site.opened()).toEqual(refused);
    expect(await site.opened('__Host-sid=unknown-unknown-unknown')).toEqual(refused);
    expect(await site.opened(admin.replace('__Host-', ''))).toEqual(refused);
  });

  it('are none while the session store is away', async () => {
    const site = await startWith({ publicUrl: 'https://school.example', remoteOrigins: [origin] });
    const admin = await site.cookieOf('admin');
    site.store.isAway = true;
    expect(await site.opened(admin)).toEqual(refused);
  });
});
