import { describe, expect, it, onTestFinished } from 'vitest';
import { samplePassword } from '../src/sample/is-sample-account.ts';
import { goodPassword, startSchool } from './school.ts';

async function startWithSample(allowsSampleAccounts: boolean) {
  const school = await startSchool({ replace: () => ({ allowsSampleAccounts }) });
  onTestFinished(() => school.stop());
  await school.running.definition.loadSample?.();
  return school;
}

describe('a sample account', () => {
  it('can log in where the site is reachable from this machine only', async () => {
    const school = await startWithSample(true);
    expect((await school.logIn({ username: 'nusrat' }, samplePassword)).status).toBe(200);
  });

  it('is rejected, after the right password, where the site is reachable from outside', async () => {
    const school = await startWithSample(false);
    const answer = await school.logIn({ username: 'nusrat' }, samplePassword);
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'auth.sample-account', error: expect.stringContaining('sample account') },
    });
    expect(answer.cookies).toEqual({});
    expect((await school.logIn({ username: 'nusrat' }, 'not the password')).status).toBe(401);
    await school.enter('real');
    expect((await school.logIn({ username: 'real' }, goodPassword)).status).toBe(200);
  });

  it('is recognised by the sample password where it was stored without the flag', async () => {
    const school = await startWithSample(false);
    const users = school.platform.documents.collection('users');
    await users.updateMany({}, { $unset: { isSample: '' } });
    expect((await school.logIn({ email: 'tanvir@example.com' }, samplePassword)).status).toBe(403);
  });

  it('loses its sessions when the site becomes reachable from outside', async () => {
    const school = await startWithSample(false);
    const nusrat = await school.platform.documents.collection('users').findOne({ usernameKey: 'nusrat' });
    const user = { userId: nusrat?._id ?? '', role: 'student' as const, username: '', name: '', email: '' };
    const sid = await school.platform.sessions.begin(user);
    await school.running.definition.prepare?.();
    await expect(school.platform.sessions.resolve(sid)).resolves.toBeNull();
  });
});
