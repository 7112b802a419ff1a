import type { BrowserContext } from 'playwright-core';
import { admin } from '../admin.ts';
import { createHttpClient } from '../http/http-client.ts';
import { student } from '../sample-ids.ts';
import type { Role } from './screens.ts';

/** Sets the cookies of a session that was opened over the API, as a returning user has them. */
export async function logIn(context: BrowserContext, url: string, role: Role): Promise<void> {
  if (role === 'visitor') return;
  const client = createHttpClient(url);
  const answer = await client.send('POST', '/auth/login', role === 'admin' ? admin : student);
  if (answer.status !== 200)
    throw new Error(`log-in as ${role}: ${answer.status} ${JSON.stringify(answer.body)}`);
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url })));
  const user = JSON.stringify(answer.body);
  await context.addInitScript((copy) => {
    localStorage.setItem('isLoggedin', 'true');
    localStorage.setItem('user', copy);
  }, user);
}
