import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@pathshala/local/embedded';
import { admin, siteEnvironment } from './admin.ts';
import type { SiteUnderTest } from './http/people.ts';

/** The whole product in this process with its sample data, in a temporary folder that is removed at the stop. */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
): Promise<SiteUnderTest & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-site-'));
  const env = { ...siteEnvironment, ...environment };
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
