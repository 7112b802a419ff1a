import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { canDeploy } from '../src/can-deploy.ts';
import { thisRepository } from '../src/this-repository.ts';

const store = mkdtempSync(path.join(tmpdir(), 'pact-checkout-'));
afterAll(() => rmSync(store, { recursive: true }));

/** Asks as `publish` and the rollout of a service do. */
const ask = (part: string, version: string, live: Readonly<Record<string, string>>) => {
  const versionOf = (name: string) => (name === part ? version : '');
  return canDeploy({ part, version, live, store, versionOf, checkout: thisRepository });
};

describe('a version that is asked for the first time', () => {
  it('is recorded from the checkout, and refused while the live provider has not verified it', async () => {
    expect(await ask('mfe-learning', 'page1', { 'svc-exams': 'exams0' })).toMatchObject({
      ok: false,
      reasons: [
        'mfe-learning calls svc-auth, which is not recorded as live: deploy it, then npm run deploy -- record svc-auth.',
        'mfe-learning calls svc-campaigns, which is not recorded as live: deploy it, then npm run deploy -- record svc-campaigns.',
        'mfe-learning calls svc-catalog, which is not recorded as live: deploy it, then npm run deploy -- record svc-catalog.',
        expect.stringContaining(
          'svc-exams exams0, which is live, has not verified what mfe-learning page1 needs',
        ),
      ],
    });
  });

  it(
    'is verified by the service’s own test with the pacts of the live consumers',
    { timeout: 60_000 },
    async () => {
      expect(await ask('svc-exams', 'exams1', { 'mfe-learning': 'page1' })).toEqual({
        ok: true,
        reasons: [],
      });
      const { reasons } = await ask('mfe-learning', 'page1', { 'svc-exams': 'exams1' });
      expect(reasons.filter((reason) => reason.includes('svc-exams'))).toEqual([]);
    },
  );
});
