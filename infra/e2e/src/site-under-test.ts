import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded, type EmbeddedOptions } from '@pathshala/local/embedded';
import { admin, siteEnvironment } from './admin.ts';
import type { SiteUnderTest } from './http/people.ts';

const newFolder = () => mkdtemp(path.join(tmpdir(), 'pathshala-site-'));

type Site = SiteUnderTest & { stop(): Promise<void> };

const start = (
  dataDir: string,
  environment: Readonly<Record<string, string>>,
  options: Pick<EmbeddedOptions, 'reportPast'> = {},
) =>
  startEmbedded({
    ...options,
    dataDir,
    port: 0,
    seed: 'sample',
    env: { ...siteEnvironment, ...environment },
  });

/** The data directory of a new site with its sample data: made once for all, since it takes some seconds. */
let template: Promise<string> | undefined;

/** Starts a site with its sample data in an empty data directory, and stops it. */
export async function fillWithSample(dataDir: string): Promise<void> {
  const site = await start(dataDir, {});
  await site.stop();
}

/** The directory that the tests were given, or one that this process makes and removes. */
async function makeTemplate(): Promise<string> {
  const given = process.env['SAMPLE_SITE'];
  if (given !== undefined) return given;
  const dataDir = await newFolder();
  await fillWithSample(dataDir);
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** A data directory with the sample data, to be copied. */
export const sampleSiteFolder = (): Promise<string> => (template ??= makeTemplate());

/** The whole product in this process with its sample data, in a temporary folder that is removed at the stop. */
export async function startSite(environment: Readonly<Record<string, string>> = {}): Promise<Site> {
  const dataDir = await newFolder();
  await cp(await sampleSiteFolder(), dataDir, { recursive: true });
  return siteIn(dataDir, await start(dataDir, environment));
}

/** The same with the sample school's first six weeks, which take some seconds to make. */
export async function startSchool(environment: Readonly<Record<string, string>> = {}): Promise<Site> {
  const dataDir = await newFolder();
  return siteIn(dataDir, await start(dataDir, environment, { reportPast: () => undefined }));
}

function siteIn(dataDir: string, site: { url: string; stop(): Promise<void> }): Site {
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
