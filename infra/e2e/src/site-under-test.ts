import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@pathshala/local/embedded';
import { admin, siteEnvironment } from './admin.ts';
import type { SiteUnderTest } from './http/people.ts';

/** The whole product in this process with its sample data, in a folder of its own that goes with it. */
export async function startSite(): Promise<SiteUnderTest & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-site-'));
  const site = await startEmbedded({ dataDir, port: 0, seed: 'sample', env: siteEnvironment });
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
