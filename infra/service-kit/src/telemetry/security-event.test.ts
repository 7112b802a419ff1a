import { describe, expect, it } from 'vitest';
import { createLogger } from './create-logger.ts';
import { securityEvent } from './security-event.ts';

function logged(name: string, detail: Parameters<typeof securityEvent>[2]): Record<string, unknown> {
  let line = '';
  const destination = { write: (text: string) => void (line += text) };
  securityEvent(createLogger({ service: 'svc-auth', destination }), name, detail);
  return JSON.parse(line) as Record<string, unknown>;
}

describe('a security event', () => {
  it('has a stable name, the mark of the security log and its facts', () => {
    expect(logged('login.ok', { userId: 'u1', address: '10.0.0.1' })).toMatchObject({
      level: 'info',
      security: true,
      event: 'login.ok',
      userId: 'u1',
      address: '10.0.0.1',
    });
  });

  it.each(['login.failed', 'login.locked', 'access.refused', 'rate.limited', 'mail.given-up'])(
    'is a warning when it is %s',
    (name) => expect(logged(name, {})['level']).toBe('warn'),
  );

  it.each(['info', 'warn', 'error'] as const)('is written when LOG_LEVEL is %s', (level) => {
    const lines: string[] = [];
    const log = createLogger({
      service: 'svc-auth',
      level,
      destination: { write: (text) => void lines.push(text) },
    });
    for (const name of ['login.ok', 'role.changed', 'login.failed'])
      securityEvent(log, name, { userId: 'u1' });
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
      'login.ok',
      'role.changed',
      'login.failed',
    ]);
    if (level !== 'info') log.info('not of the security log');
    expect(lines).toHaveLength(3);
  });

  it('is not written to a log that is silent', () => {
    const lines: string[] = [];
    const log = createLogger({
      service: 'a',
      level: 'silent',
      destination: { write: (text) => void lines.push(text) },
    });
    securityEvent(log, 'login.failed', {});
    expect(lines).toEqual([]);
  });

  it('cannot be renamed by its facts, and hides what is secret by name', () => {
    const line = logged('login.ok', { event: 'other', security: false, password: 'three blue boats' });
    expect(line).toMatchObject({ event: 'login.ok', security: true, password: '[secret]' });
  });
});
