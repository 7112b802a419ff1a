import { messages } from './messages.ts';
import { securityMessages } from './security-messages.ts';
import { expect, it } from 'vitest';

it('no message of own sessions, second steps and passkeys is replaced by another of the same key', () => {
  expect(messages).toMatchObject(securityMessages);
});
