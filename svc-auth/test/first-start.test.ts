import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ListedUser } from '@pathshala/svc-auth-contract/account';
import type { Student } from '@pathshala/svc-auth-contract/student';
import { people } from '../src/sample/people.ts';
import { samplePassword } from '../src/sample/is-sample-account.ts';
import { createService } from '../src/service.ts';
import { admin, startSchool } from './school.ts';

/** Records warnings and errors. */
function createRecordingLog() {
  const lines: string[] = [];
  const record = (first: unknown, second?: unknown) =>
    lines.push(String(typeof first === 'string' ? first : second));
  const log: Logger = {
    debug: () => undefined,
    info: () => undefined,
    warn: record,
    error: record,
    child: () => {
      throw new Error('unexpected child logger');
    },
  };
  return { log, lines };
}

describe('the first administrator', () => {
  it('is the one that the environment names, and its password is not logged [AUTH-09]', async () => {
    const { log, lines } = createRecordingLog();
    const school = await startSchool({ isFirstStart: true, replace: () => ({ log }) });
    onTestFinished(() => school.stop());
    const answer = await school.logIn({ email: admin.email }, admin.password);
    expect(answer).toMatchObject({ status: 200, body: { username: 'head', role: 'admin' } });
    expect(lines.join('\n')).not.toContain(admin.password);
  });

  it('is created once with a password that is printed once, where the environment names none [AUTH-09]', async () => {
    const { log, lines } = createRecordingLog();
    const service = await startTestService(createService, { isFirstStart: true, replace: () => ({ log }) });
    onTestFinished(() => service.stop());
    const printed = lines.filter((line) => line.startsWith('First administrator'));
    expect(printed).toHaveLength(1);
    const password = /^First administrator: username admin, password (\S{16}) \(shown only once\)$/.exec(
      printed[0] ?? '',
    )?.[1];
    const answer = await service.client.visitor.post('/auth/login', { username: 'admin', password });
    expect(answer).toMatchObject({ status: 200, body: { role: 'admin' } });
    await service.running.definition.prepare?.();
    expect(lines.filter((line) => line.startsWith('First administrator'))).toHaveLength(1);
  });

  it('is created once when several processes start concurrently', async () => {
    const school = await startSchool();
    onTestFinished(() => school.stop());
    const { documents } = school.platform;
    await documents.collection('users').deleteMany({});
    await documents.collection('rosters').deleteMany({});
    const processes = Array.from({ length: 5 }, () => createService(school.platform));
    await Promise.all(processes.map(async (definition) => definition.prepare?.()));
    const list = await (await school.adminClient()).get<{ items: ListedUser[] }>('/users');
    expect(list.body.items.map(({ username }) => username)).toEqual(['head']);
    const roster = await documents.collection<{ _id: string; count: number }>('rosters').findOne({});
    expect(roster?.count).toBe(1);
  });

  it('is not created when there is another administrator', async () => {
    const school = await startSchool();
    onTestFinished(() => school.stop());
    const other = await school.enter('successor');
    const head = await school.adminClient();
    await head.patch(`/users/${other.userId}`, { role: 'admin' });
    await head.delete('/user', { password: admin.password });
    await school.running.definition.prepare?.();
    expect((await school.logIn({ username: admin.username }, admin.password)).status).toBe(401);
  });
});

describe('the sample people', () => {
  it('are verified students with a full record, and can log in', async () => {
    const school = await startSchool();
    onTestFinished(() => school.stop());
    const startedAt = performance.now();
    await school.running.definition.loadSample?.();
    expect(performance.now() - startedAt).toBeLessThan(2000);
    await school.waitUntilIdle();
    const answer = await school.logIn({ username: 'nusrat' }, samplePassword);
    expect(answer).toMatchObject({ status: 200, body: { email: 'nusrat@example.com', role: 'student' } });
    const client = await school.clientOf(answer.cookies['sid'] ?? '');
    const { body } = await client.get<Student>('/students/student');
    expect(body.personalInfo.fullName).toEqual({ english: 'Nusrat Jahan', bengali: 'নুসরাত জাহান' });
    const head = await school.adminClient();
    expect((await head.get('/students')).body['total']).toBe(people.length);
    expect(school.mail.sent).toEqual([]);
  });

  it('can be loaded again after a load that was interrupted', async () => {
    const school = await startSchool();
    onTestFinished(() => school.stop());
    await school.running.definition.loadSample?.();
    await school.platform.documents
      .collection('users')
      .deleteMany({ role: 'student', usernameKey: 'nusrat' });
    await school.running.definition.loadSample?.();
    expect((await school.logIn({ username: 'nusrat' }, samplePassword)).status).toBe(200);
    expect((await (await school.adminClient()).get('/users')).body['total']).toBe(people.length + 1);
  });
});
