import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join, resolve } from 'node:path';
import { shownSettings } from '@pathshala/service-kit/operations/shown-settings';
import { strToU8, zipSync } from 'fflate';
import { askSite, readSiteStatus, siteAddress } from './read-site-status.ts';
import { statusInWords } from './status-in-words.ts';
import { productVersion } from './site-backups.ts';

const { env } = process;
const address = siteAddress(process.argv[2], env);

/** Packs what can be said without the site: a bundle is most needed when nothing answers. */
async function bundleWithoutSite(): Promise<Uint8Array> {
  const { lines } = statusInWords(address, await readSiteStatus(address, env));
  const dataDir = env['DATA_DIR']?.trim() || 'data';
  const files = existsSync(dataDir) ? readdirSync(dataDir) : [];
  const facts = {
    version: productVersion(),
    node: process.version,
    system: `${type()} ${release()} ${process.arch}`,
    processors: cpus().length,
    memoryBytes: totalmem(),
    load: loadavg(),
    settings: shownSettings(env),
    stores: files
      .filter((name) => name.includes('.sqlite') || name.endsWith('.json'))
      .map((name) => ({ name, bytes: statSync(join(dataDir, name)).size })),
  };
  return zipSync({
    'status.txt': strToU8(`${lines.join('\n')}\n`),
    'machine.json': strToU8(`${JSON.stringify(facts, null, 2)}\n`),
  });
}

async function bundleOfSite(): Promise<Uint8Array | null> {
  try {
    const answer = await askSite(`${address}/supportz`, env);
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
    console.error(`${address} answers ${answer.status}: set METRICS_TOKEN, or run this on its own machine.`);
  } catch (error) {
    console.error(`${address} does not answer: ${error instanceof Error ? error.message : String(error)}`);
  }
  return null;
}

const found = await bundleOfSite();
const bytes = found ?? (await bundleWithoutSite());
const file = resolve(`pathshala-support-${new Date().toISOString().replaceAll(/[:.]/gu, '-')}.zip`);
writeFileSync(file, bytes, { mode: 0o600 });
const contents =
  found === null
    ? 'what this machine knows without the site'
    : 'what the site says of itself, without secrets';
console.log(`${file} (${Math.ceil(bytes.length / 1000)} kB): ${contents}. Read it before you send it.`);
process.exit(found === null ? 2 : 0);
