import { codeIn, waitForLetter } from '../mailbox.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';

export interface SiteUnderTest {
  readonly url: string;
  readonly dataDir: string;
  readonly admin: { readonly username: string; readonly password: string };
}

export interface User {
  readonly _id: string;
  readonly username: string;
  readonly role: string;
}

export const studentPassword = 'a-long-journey-1';

let count = 0;

/** Signs up, reads the code from the mail, verifies: a new student, logged in. */
export async function newStudent(
  site: SiteUnderTest,
  language: 'en' | 'bn' = 'en',
): Promise<{ client: HttpClient; user: User; email: string }> {
  count += 1;
  const name = `journey${process.pid}x${count}`;
  const email = `${name}@example.com`;
  const client = createHttpClient(site.url, language);
  const signup = await client.send('POST', '/auth/signup', {
    username: name,
    name: 'Journey Student',
    email,
    password: studentPassword,
  });
  if (signup.status !== 201) throw new Error(`signup: ${signup.status} ${JSON.stringify(signup.body)}`);
  const otp = codeIn(await waitForLetter(site.dataDir, email));
  const verified = await client.send<User>('POST', '/auth/verify', { otp });
  if (verified.status !== 200) throw new Error(`verify: ${verified.status} ${JSON.stringify(verified.body)}`);
  return { client, user: verified.body, email };
}

export async function loggedInAdmin(site: SiteUnderTest): Promise<HttpClient> {
  const client = createHttpClient(site.url);
  const answer = await client.send('POST', '/auth/login', site.admin);
  if (answer.status !== 200) throw new Error(`admin log-in: ${answer.status} ${JSON.stringify(answer.body)}`);
  return client;
}
