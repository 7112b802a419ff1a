import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodeFlags } from '../src/node-flags.ts';
import { siteRoot } from '../src/site-root.ts';

interface Loaded {
  readonly loaded: readonly string[];
  /** Of Node. */
  readonly builtIn: readonly string[];
  readonly resolved: Readonly<Record<string, readonly [url: string, format: string]>>;
}

const program = fileURLToPath(new URL('loaded-modules.mjs', import.meta.url));

async function start(flags: readonly string[]): Promise<Loaded> {
  const options = { cwd: siteRoot, maxBuffer: 100_000_000 };
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, program], options);
  return JSON.parse(stdout) as Loaded;
}

/** Each module takes 0.3 ms of a start; more than these are looked at before they are allowed. */
const mostModules = 2_230;

/** What no start needs, by the task that loads it. */
const atFirstUse = {
  'tables of questions and people': ['papaparse', 'csv-parse', 'exceljs', 'saxes', 'fast-xml-parser'],
  'pictures and certificates': ['sharp', '@resvg', 'pdfkit', 'pdf-lib', 'qrcode'],
  'texts of authors': ['sanitize-html', 'parse5', 'htmlparser2', 'katex', 'marked'],
  'mails and their servers': ['nodemailer'],
  'releases of remotes': ['semver'],
  'outside stores': ['mongodb', 'amqplib', 'ioredis', 'redis'],
};

describe('what a start loads', () => {
  let withFlags: Loaded;
  let plain: Loaded;
  beforeAll(async () => {
    withFlags = await start(nodeFlags);
    plain = await start([]);
  }, 120_000);

  it('is not more modules than were looked at', () => {
    expect(withFlags.loaded.length).toBeLessThan(mostModules);
  });

  it.each(Object.entries(atFirstUse))('is no library for %s', (_, names) => {
    const found = withFlags.loaded.filter((url) => names.some((name) => url.includes(`/node_modules/${name}/`)));
    expect(found).toEqual([]);
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
