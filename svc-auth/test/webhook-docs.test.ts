import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signMessage } from '../src/webhooks/adapters/standard-signature.ts';

interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly secret: string;
  readonly now?: number;
}

/** The code of the page for receivers. */
async function documented(): Promise<(received: Received) => boolean> {
  const page = readFileSync(new URL('../../infra/docs/webhooks.md', import.meta.url), 'utf8');
  const code = /```js\n([^`]+(?:`[^`\n]+`[^`]+)*)```/u.exec(page)?.[1] ?? '';
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly isGenuine: (received: Received) => boolean;
  };
  return module.isGenuine;
}

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;
const other = `whsec_${Buffer.from('another one of thirty-two bytes.').toString('base64')}`;
const at = Date.parse('2026-01-15T10:00:00.000Z');
const body = '{"type":"results.released"}';
const headers = signMessage({ id: 'msg_1', at, body, secrets: [secret] });
const call = { headers, body, secret, now: at / 1000 };

it('accepts genuine messages, and refuses changed, foreign and replayed ones [HOK-01]', async () => {
  const isGenuine = await documented();
  expect(isGenuine(call)).toBe(true);
  expect(isGenuine({ ...call, body: '{"type":"webhook.test"}' })).toBe(false);
  expect(isGenuine({ ...call, secret: other })).toBe(false);
  expect(isGenuine({ ...call, headers: { ...headers, 'webhook-id': 'msg_2' } })).toBe(false);
  expect(isGenuine({ ...call, now: call.now + 301 })).toBe(false);
  expect(isGenuine({ ...call, headers: { ...headers, 'webhook-timestamp': 'soon' } })).toBe(false);
  const both = signMessage({ id: 'msg_1', at, body, secrets: [other, secret] });
  expect(isGenuine({ ...call, headers: both })).toBe(true);
});

it('signs the example of the specification as its libraries do [HOK-01]', () => {
  const signed = signMessage({
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: 1_614_265_330_000,
    body: '{"test": 2432232314}',
    secrets: [['whsec_MfKQ9r8GKYqrTwjUPD8I', 'LPZIo2LaLaSw'].join('')],
  });
  expect(signed['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});
