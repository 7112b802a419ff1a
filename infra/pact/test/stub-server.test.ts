import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStubServer, type StubServer } from '../src/stub-server.ts';

describe('the stub answers of mfe-exams', () => {
  let server: StubServer;
  const call = async (target: string, method = 'GET', { url } = server) => {
    const response = await fetch(`${url}/api${target}`, { method });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  beforeAll(async () => {
    server = await startStubServer({ consumer: 'mfe-exams' });
  });
  afterAll(() => server.close());

  it('are those of the recorded calls, whatever the ids', async () => {
    const result = await call('/exams/results/66f1?course=DU');
    expect(result).toMatchObject({
      status: 200,
      body: { _id: 'result1', examId: 'year1', correctedAt: null },
    });
    const { status, body: attempt } = await call('/exams/attempts', 'POST');
    expect(status).toBe(201);
    expect(Date.parse(String(attempt['deadlineAt'])) - Date.parse(String(attempt['serverNow']))).toBe(
      3_600_000,
    );
  });

  it('are of the route that the service would choose', async () => {
    expect((await call('/exams/registered')).body).toHaveProperty('items');
  });

  it('are a success unless the same path was recorded with an error', async () => {
    expect((await call('/exams/attempts/66f1/answers', 'PUT')).status).toBe(200);
    expect((await call('/exams/papers/66f1')).status).toBe(200);
    expect((await call('/exams/papers/nowhere')).status).toBe(404);
  });

  it('are those of a preferred example', async () => {
    const preferred = ['save answers after the submit'];
    const other = await startStubServer({ consumer: 'mfe-exams', preferred });
    expect((await call('/exams/attempts/66f1/answers', 'PUT', other)).status).toBe(409);
    other.close();
  });

  it('include what its standalone page calls: the session and the token against forged requests', async () => {
    expect((await call('/users/user')).body).toMatchObject({ _id: 'student1' });
    expect((await call('/csrf')).status).toBe(200);
  });

  it('name the calls that have one, when a call has none', async () => {
    const { status, body } = await call('/academiccourse/academicCourses');
    expect(status).toBe(501);
    expect(body['error']).toBe('No pact has GET /academiccourse/academicCourses.');
    expect(body['known']).toContain('GET /exams/registered: the registered exams');
  });
});
