import { describe, expect, it } from 'vitest';
import { createLogger } from './create-logger.ts';

function logged(facts: object): string {
  let line = '';
  const log = createLogger({
    service: 'svc-auth',
    destination: {
      write: (text: string) => {
        line += text;
      },
    },
  });
  log.info(facts, 'something happened');
  return line;
}

describe('the log', () => {
  it('says who, when and what, one JSON object a line', () => {
    const line: unknown = JSON.parse(logged({ requestId: 'r-1' }));
    expect(line).toMatchObject({
      service: 'svc-auth',
      level: 'info',
      requestId: 'r-1',
      msg: 'something happened',
    });
    expect(line).toHaveProperty('time', expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
  });

  it.each([
    { password: 'hush' },
    { otp: 'hush' },
    { body: { newPassword: 'hush', email: 'a@example.com' } },
    { request: { headers: { cookie: 'hush', authorization: 'hush', 'x-identity': 'hush' } } },
    { token: 'hush', sid: 'hush' },
    { people: [{ password: 'hush' }] },
    { err: Object.assign(new Error('failed'), { token: 'hush', answer: { cookie: 'hush' } }) },
  ])('keeps %o to itself', (facts) => {
    expect(logged(facts)).not.toContain('hush');
    expect(logged(facts)).toContain('[secret]');
  });

  it('leaves the facts that it was given as they are', () => {
    const facts = { body: { password: 'hush' } };
    logged(facts);
    expect(facts).toEqual({ body: { password: 'hush' } });
  });

  it('shows an error with its text and where it came from', () => {
    const line: unknown = JSON.parse(logged({ err: new TypeError('no such thing') }));
    expect(line).toMatchObject({
      err: { type: 'TypeError', message: 'no such thing', stack: expect.stringContaining('.test.ts') },
    });
  });
});
