import type { BrowserContext, Page } from 'playwright-core';
import { admin } from '../admin.ts';
import { teacher } from '../boss-ids.ts';
import { createHttpClient } from '../http/http-client.ts';
import { student } from '../sample-ids.ts';
import type { Role } from './screen.ts';

/** A session that was opened over the API, as a returning user's browser has it. */
export interface StoredSession {
  readonly cookies: ReadonlyMap<string, string>;
  /** The session's user, as JSON. */
  readonly user: string;
}

const accounts = { admin, student, teacher };

export async function openSession(url: string, role: Exclude<Role, 'visitor'>): Promise<StoredSession> {
  const client = createHttpClient(url);
  const answer = await client.send('POST', '/auth/login', accounts[role]);
  if (answer.status !== 200)
    throw new Error(`log-in as ${role}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return { cookies: client.cookies, user: JSON.stringify(answer.body) };
}

/** Stores the session in the browser. */
export async function storeSession(
  context: BrowserContext,
  url: string,
  { cookies, user }: StoredSession,
): Promise<void> {
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  await context.addInitScript((copy) => {
    localStorage.setItem('isLoggedin', 'true');
    localStorage.setItem('user', copy);
  }, user);
}

/** Logs in by the form and waits for the first page: an administrator begins in the boss area. */
export async function logIn(
  page: Page,
  who: { readonly username: string; readonly password: string },
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill(who.username);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => ['/', '/boss'].includes(url.pathname));
}
