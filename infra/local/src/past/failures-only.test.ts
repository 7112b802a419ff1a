import { createLogger } from '@pathshala/service-kit/telemetry/create-logger';
import { securityEvent } from '@pathshala/service-kit/telemetry/security-event';
import { describe, expect, it } from 'vitest';
import { failuresOnly } from './failures-only.ts';

describe('a log of failures only', () => {
  it('leaves out security events of what succeeded, and has those of failures', () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const log = failuresOnly(createLogger({ service: 'svc-auth', level: 'warn', destination }));
    securityEvent(log, 'role.changed', { actorId: 'a' });
    securityEvent(log, 'mail.given-up', { mail: 'm' });
    log.error({ err: new Error('lost') }, 'not written');
    const events = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(events).toEqual(['mail.given-up', 'not written']);
  });
});
