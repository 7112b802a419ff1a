import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import type { TestService } from './start-test-service.ts';
import { identityOf } from './test-client.ts';

/** An administrator's tokens that are forged, for another service, expired or altered; and no token. */
export async function invalidTokens({
  platform,
  running,
}: TestService): Promise<Readonly<Record<string, string | undefined>>> {
  const key = platform.secrets.internalSigningKey;
  const admin = identityOf({ role: 'admin' });
  const good = await createIdentitySigner({ key }).sign(admin, running.name);
  const [, payload = ''] = good.split('.');
  const bare = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const tenMinutesAgo = () => Date.now() - 600_000;
  return {
    'no token': undefined,
    'a forged token': await createIdentitySigner({ key: `${key} of somebody else` }).sign(
      admin,
      running.name,
    ),
    'a token for another service': await createIdentitySigner({ key }).sign(admin, 'svc-nothing'),
    'an expired token': await createIdentitySigner({ key, now: tenMinutesAgo }).sign(admin, running.name),
    'an unsigned token': `${bare}.${payload}.`,
    'an altered token': good.replace(payload, `${payload.slice(0, -2)}AA`),
    'no token but a word': 'admin',
  };
}
