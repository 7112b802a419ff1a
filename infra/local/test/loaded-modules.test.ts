import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodeFlags } from '../src/node-flags.ts';
import { siteRoot } from '../src/site-root.ts';

interface Loaded {
  readonly loaded: readonly string[];
  /** The modules of Node. */
  readonly builtIn: readonly string[];
  readonly resolved: Readonly<Record<string, readonly [url: string, format: string]>>;
}

const program = fileURLToPath(new URL('loaded-modules.mjs', import.meta.url));

async function start(flags: readonly string[]): Promise<Loaded> {
  const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: undefined };
  const options = { cwd: siteRoot, env, maxBuffer: 100_000_000 };
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, program], options);
  return JSON.parse(stdout) as Loaded;
}

/** Each takes 0.3 ms of a start. Raise the limit once it was looked at what is new. */
const maxModules = 2_800;

/** Libraries, or a file of one, that no start needs. */
const atFirstUse = {
  'the tables of questions and people': ['papaparse', 'write-excel-file'],
  'files in XML': ['fast-xml-parser', 'sax', 'saxes', 'yaml'],
  'pictures and certificates': ['sharp', 'qr', 'harfbuzzjs', 'wawoff2'],
  'the texts of authors': ['sanitize-html', 'parse5', 'htmlparser2', 'katex'],
  'log-ins': ['@node-rs/argon2', '@simplewebauthn/server'],
  'mail servers': ['nodemailer'],
  'releases of remotes': ['semver', 'ajv'],
  'stores and services elsewhere': ['mongodb', 'amqplib', 'ioredis', '@aws-sdk/client-s3', 'undici'],
  'limits in stores elsewhere': ['rate-limiter-flexible/lib/RateLimiterRedis.js'],
  'traces that are sent': ['@opentelemetry/sdk-trace-node', '@opentelemetry/exporter-trace-otlp-http'],
};

describe('what a start loads', () => {
  let withFlags: Loaded;
  let plain: Loaded;
  beforeAll(async () => {
    plain = await start([]);
    // The first leaves the compiled modules to the second.
    await start(nodeFlags);
    withFlags = await start(nodeFlags);
  }, 120_000);

  it('is no more modules than were looked at', () => {
    expect(withFlags.loaded.length).toBeLessThan(maxModules);
  });

  it.each(Object.entries(atFirstUse))('is nothing for %s', (_, names) => {
    const isOne = (url: string) => names.some((name) => `${url}/`.includes(`/node_modules/${name}/`));
    expect(withFlags.loaded.filter(isOne)).toEqual([]);
  });

  it.each([
    ['the client of fetch, which an import of values from node:http brings', 'undici'],
    ['the matcher of globSync', 'minimatch'],
    ['the type stripper, where the compiled modules are kept', 'amaro'],
  ])('is not %s', (_, name) => {
    expect(withFlags.builtIn.filter((module) => module.includes(name))).toEqual([]);
  });

  it('is what Node itself finds for every import statement', () => {
    expect(Object.keys(plain.resolved).length).toBeGreaterThan(4_000);
    expect(withFlags.resolved).toEqual(plain.resolved);
  });
});
