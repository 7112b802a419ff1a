import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../src/run-command.ts';
import { trackedFiles } from '../src/tracked-files.ts';
import { factoriesInUseCases } from '../src/use-case-factories.ts';

const isServer = (file: string) =>
  /^(?:svc-\w+|gateway|infra\/(?:service-kit|events|reports|mail|mail-templates|uploads|rich-text|rules|telemetry|caches|identity|back-office|stores\/\w[\w-]*))\/src\/.*\.ts$/.test(
    file,
  ) && !file.endsWith('.test.ts');

const sources = trackedFiles()
  .filter(isServer)
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const textOf = (file: string): string => sources.find((source) => source.file === file)?.text ?? '';

/** Returns the files in which the pattern occurs, with the match. */
const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));

describe('the code that runs on servers', () => {
  it('is looked at', () => {
    expect(sources.length).toBeGreaterThan(500);
  });

  it('runs no command of the operating system and no code that was put together', () => {
    expect(found(/\beval\(|new Function\(|node:vm\b/g)).toEqual([]);
    // The process that opens files: a module of ours, with no shell, no argument and no environment.
    // The process that copies a backup: a module of ours, with no shell; its one argument is made by the site itself.
    expect(found(/^import .*child_process.*$/gm)).toEqual([
      "infra/stores/backup/src/run-process.ts: import { spawn, type ChildProcess } from 'node:child_process';",
      "infra/uploads/src/isolated/open-process.ts: import { fork, type ChildProcess } from 'node:child_process';",
    ]);
    const opener = textOf('infra/uploads/src/isolated/open-process.ts');
    expect(opener.match(/fork\(.*/g)).toEqual(['fork(main, [], {']);
    expect(opener).toContain("const main = fileURLToPath(new URL('isolated-process.ts', import.meta.url));");
  });

  it('parses XML in two places, without entities and document types', () => {
    const libraries = /from '(?!\.)[^']*(?:xml|sax|excel|xlsx|svg|cheerio|htmlparser|parse5|jsdom)[^']*'/g;
    const [places, names] = [found(libraries).map((use) => use.split(': from ')), ['fast-xml-parser', 'sax']];
    const usesOf = (library: string) =>
      places.filter(([, name]) => name === `'${library}'`).map(([file = '']) => file);
    // Writes workbooks, and reads none.
    const writers = places.filter(([, name]) => name === "'write-excel-file/node'").length;
    expect(places).toHaveLength(writers + names.length);
    const [moodle = ''] = usesOf('fast-xml-parser').map(textOf);
    expect(moodle.match(/new XMLParser\(/g)).toHaveLength(1);
    expect(moodle).toContain('processEntities: false,');
    expect(moodle).toContain('/<!DOCTYPE/iu.test(prolog)');
    const [sheets = ''] = usesOf('sax').map(textOf);
    expect(sheets.match(/sax\.parser\(/g)).toHaveLength(1);
    expect(sheets).toContain('ondoctype() {\n      throw');
  });

  it('calls no web address by itself: only the folders that reach services, stores, mail server, SMS gateway, payment providers and collector', () => {
    const clients =
      /^import (?!type )[^;]*? from '(?:undici|axios|got|node-fetch|ws|nodemailer|ioredis|amqplib|mongodb|@aws-sdk|@opentelemetry\/exporter|node:(?:tls|https|http2|dgram|dns))[^']*'/gm;
    const folders = found(clients).map(
      (use) =>
        /^(?:gateway\/src\/\w+|infra\/service-kit\/src\/\w+|infra\/(?:stores\/)?\w[\w-]*|svc-\w+\/src\/[\w-]+)/.exec(
          use,
        )?.[0],
    );
    const known = [
      'gateway/src/api',
      'infra/service-kit/src/mail',
      // The resolver behind `lookupPublic`, and the push services of browsers, which are called by it.
      'infra/service-kit/src/http',
      'infra/service-kit/src/push',
      // The servers of others that an administrator entered, by `lookupPublic`.
      'svc-auth/src/webhooks',
      'svc-auth/src/scheduled-exports',
      'infra/service-kit/src/telemetry',
      'infra/releases',
    ];
    const stores = ['backup', 'bus', 'documents', 'files', 'key-value'].map((name) => `infra/stores/${name}`);
    expect([...new Set(folders)].filter((folder) => !known.concat(stores).includes(folder ?? ''))).toEqual(
      [],
    );
    expect(folders.length).toBeGreaterThan(5);
    const calls =
      /(?<![.\w])fetch\(|globalThis\.fetch|new (?:WebSocket|EventSource)\(|https?\.(?:get|request)\(/g;
    const outside = [
      // Other services of the site, by the addresses of the environment.
      'infra/service-kit/src/http/read-service.ts: fetch(',
      'infra/service-kit/src/sms/http-sms.ts: fetch(',
      'infra/service-kit/src/sms/sms-reports.ts: fetch(',
      'svc-catalog/src/checkout/adapters/provider-call.ts: fetch(',
    ];
    expect(found(calls).filter((use) => !outside.includes(use))).toEqual([]);
    expect(
      found(/import \{[^}]*\b(?:request|get|connect|createConnection)\b[^}]*\} from 'node:(?:http|net)'/g),
    ).toEqual([]);
    // Its `request` follows no redirect, and nothing here asks for that.
    expect(found(/maxRedirections|interceptors\.redirect|RedirectHandler/g)).toEqual([]);
  });

  it('opens a session in the ways that are documented, and in no other', () => {
    const openers = found(/(?:sessions|store)\.begin\(|createSessionStore\(\{[^}]*\}\)\.begin\(/g).map(
      (use) => use.split(':')[0],
    );
    // ASVS 6.1.3 documents them: an account's, and a participant's by the mailed link of a registration.
    expect(openers).toEqual([
      'svc-auth/src/accounts/use-cases/begin-session.ts',
      'svc-campaigns/src/sittings/use-cases/open-sitting.ts',
    ]);
    const begins = found(/\bbeginSession\(/g).map((use) => use.split(':')[0]);
    expect([...new Set(begins)].toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      'svc-auth/src/accounts/accounts.ts',
      'svc-auth/src/accounts/http/auth-routes.ts',
      'svc-auth/src/accounts/http/user-routes.ts',
      'svc-auth/src/accounts/use-cases/begin-session.ts',
      'svc-auth/src/invitations/http/invitation-routes.ts',
      'svc-auth/src/passkeys/http/log-in-routes.ts',
      'svc-auth/src/second-factor/http/log-in-routes.ts',
      'svc-auth/src/signups/http/signup-routes.ts',
    ]);
  });

  it('encrypts by AES-256-GCM and hashes by SHA-2 only', () => {
    const ciphers = found(/createCipheriv\([^,]*/g);
    expect(ciphers.length).toBeGreaterThan(0);
    expect(ciphers.filter((use) => !use.endsWith("createCipheriv('aes-256-gcm'"))).toEqual([]);
    const hashes = found(/(?<!\w)(?:createHash|createHmac|hash|hkdfSync)\('(?:sha|md|ripemd)[^']*'/gi);
    expect(hashes.length).toBeGreaterThan(0);
    expect(hashes.filter((use) => !/'sha(?:256|384|512)'$/.test(use))).toEqual([]);
  });

  it('draws nothing that must not be guessed from Math.random', () => {
    const places = found(/Math\.random/g).map((use) => use.split(':')[0]);
    // The name of a consumer, the delay before a retry, and the times of a held stream.
    expect(places.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      'gateway/src/api/held/held-streams.ts',
      'infra/service-kit/src/events/aggregate-store.ts',
      'infra/stores/bus/src/amqp/consumer.ts',
    ]);
  });

  it('switches the verification of certificates off nowhere', () => {
    expect(found(/rejectUnauthorized|NODE_TLS_REJECT/g)).toEqual([]);
  });
});

describe('admin-kit', () => {
  const kit = trackedFiles().filter(
    (file) =>
      /^infra\/admin-kit\/src\/.*\.(?:tsx?|css)$/.test(file) && !/\.(?:test|stories)\.|\/test\//.test(file),
  );
  const product =
    /(?<![a-z])(?:admission|assignment|bank|campaign|chapter|course|exam(?!ple)|enrol|lesson|merit|registration|student|subject|university)|\/boss\b|\bpermissions\.\w+/gi;

  it('has no address, permission or word of the product: those are in admin-exams and in the remotes', () => {
    expect(kit.length).toBeGreaterThan(150);
    const uses = kit.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(product)].map(([word]) => `${file}: ${word}`),
    );
    expect(uses).toEqual([]);
  });
});

describe('a use case', () => {
  it('gets the use cases that it calls, and builds none', () => {
    const services = sources.filter(({ file }) => file.startsWith('svc-'));
    expect(services.filter(({ file }) => file.includes('/use-cases/')).length).toBeGreaterThan(400);
    expect(factoriesInUseCases(services)).toEqual([]);
  });

  it('is found when it builds another one, also one of another capability', () => {
    const [a, b] = ['svc-x/src/a', 'svc-x/src/b'];
    const made = [
      'export function made({ rows }: MadeDependencies) { return coalesced(rows); }',
      'export function locate(rows: Rows) { return (id: string) => rows.find(id); }',
      'export const listed = (rows: Rows) => ({ all: () => rows.all() });',
      'export async function found(rows: Rows, id: string) { return rows.find(id); }',
      'export function marked({ rows }: MadeDependencies, id: string): Promise<Row> { return rows.mark(id); }',
      'export function keyOf(row: Row) { return row.keys.map((key) => key.id).join(); }',
    ];
    const use = [
      "import { found, keyOf, locate, made, marked } from './made.ts';",
      "import { listed as list } from '../../a/index.ts';",
      "import { type locate as Locate } from '../../a/use-cases/made.ts';",
    ];
    const files = {
      [`${a}/index.ts`]: "export { listed } from './use-cases/made.ts';",
      [`${a}/a.ts`]: "import { made } from './use-cases/made.ts';",
      [`${a}/use-cases/made.ts`]: made.join('\n'),
      [`${a}/use-cases/use.ts`]: use.slice(0, 1).join('\n'),
      [`${b}/use-cases/use.ts`]: use.slice(1).join('\n'),
    };
    const written = Object.entries(files).map(([file, text]) => ({ file, text }));
    expect(factoriesInUseCases(written)).toEqual([
      `${a}/use-cases/use.ts: locate`,
      `${a}/use-cases/use.ts: made`,
      `${b}/use-cases/use.ts: listed`,
    ]);
  });
});

describe('a type', () => {
  const apps = trackedFiles().filter((file) => /^(?:svc-|mfe-|shell|gateway|infra).*\.tsx?$/.test(file));
  const texts = new Map(apps.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const wordsOf = new Map([...texts].map(([file, text]) => [file, new Set(text.match(/\w+/g))]));
  const holders = Map.groupBy(
    [...wordsOf].flatMap(([file, words]) => [...words].map((word) => ({ file, word }))),
    ({ word }) => word,
  );

  it('is exported only where another file names it', () => {
    const exported = [...texts]
      .filter(([file]) => /^(?:svc-[^/]+|mfe-[^/]+|shell|gateway)\/(?:src|test|pact)\//.test(file))
      .flatMap(([file, text]) =>
        [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => ({ file, name })),
      );
    expect(exported.length).toBeGreaterThan(500);
    expect(exported.filter(({ name }) => holders.get(name)?.length === 1)).toEqual([]);
  });
});
