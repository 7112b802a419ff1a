import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@pathshala/local/embedded';
import { admin, siteEnvironment } from '../admin.ts';
import type { SiteUnderTest } from '../http/people.ts';

/** The whole product behind one proxy, so that requests can come from many addresses. */
export async function startFuzzSite(): Promise<SiteUnderTest & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-fuzz-'));
  const env = { ...siteEnvironment, TRUST_PROXY: '1' };
  const site = await startEmbedded({ dataDir, port: 0, seed: 'sample', env });
  return {
    url: site.url,
    dataDir,
    admin,
    async stop() {
      await site.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
