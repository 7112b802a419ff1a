import { createHmac } from 'node:crypto';
import type { SignMessage } from '../ports.ts';

export const secretPrefix = 'whsec_';

/** Standard Webhooks 1.0: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, one for each secret. */
export const signMessage: SignMessage = ({ id, at, body, secrets }) => {
  const timestamp = String(Math.floor(at / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
};
