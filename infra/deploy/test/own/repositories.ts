import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** `install`: npm installs the tarballs and what they depend on; else they are unpacked, and the rest is that of this repository. */
const isInstalled = process.env['OWN_REPOSITORY'] === 'install';

/** A repository that has packed contract packages and the command line, and nothing else of this one. */
export interface OwnRepository {
  readonly folder: string;
  readonly write: (file: string, content: string) => void;
}

export function packPackages(to: string): void {
  const packer = path.join(root, 'infra/tooling/src/pack.ts');
  execFileSync(process.execPath, [packer, '--to', to, 'svc-auth-contract', 'deploy'], { stdio: 'ignore' });
}

export function createRepository(
  folder: string,
  packed: string,
  files: Readonly<Record<string, string>>,
): OwnRepository {
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  for (const [file, content] of Object.entries(files)) write(file, content);
  const tarballs = readdirSync(packed).map((name) => path.join(packed, name));
  const dependencies = Object.fromEntries(
    tarballs.map((file) => [
      `@pathshala/${/^pathshala-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(path.basename(file))?.[1] ?? ''}`,
      `file:${file}`,
    ]),
  );
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
  if (isInstalled)
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  else
    for (const [name, file] of Object.entries(dependencies)) unpack(folder, name, file.slice('file:'.length));
  return { folder, write };
}

function unpack(folder: string, name: string, file: string): void {
  const place = path.join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['xzf', file, '-C', place, '--strip-components=1']);
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as {
    dependencies?: Readonly<Record<string, string>>;
  };
  for (const dependency of Object.keys(dependencies).filter((one) => !one.startsWith('@pathshala/'))) {
    const link = path.join(folder, 'node_modules', dependency);
    mkdirSync(path.dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(path.join(root, 'node_modules', dependency), link);
  }
}

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** Runs the installed command line in a repository. */
export function pathshalaDeploy(
  folder: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Outcome {
  const program = path.join(folder, 'node_modules/@pathshala/deploy/pathshala-deploy.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { code: status, output: `${stdout}${stderr}` };
}

/** A service in plain JavaScript: its bundle, and the program that its pacts are verified with. */
export function serviceFiles(word: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return {
    'pathshala.json': JSON.stringify({
      name: 'svc-words',
      build: 'dist',
      contract: 'contract.mjs',
      provider: { start: 'node test/provider.mjs' },
    }),
    'contract.mjs': `
      import { defineRoute } from '@pathshala/contract-kit/route';
      import { user } from '@pathshala/svc-auth-contract/account';
      import { z } from 'zod';
      export const readWord = defineRoute({ method: 'get', path: '/words/{id}', access: 'visitor', summary: 'A word',
        params: z.object({ id: z.string() }), answer: z.object({ text: z.string(), gloss: z.string().optional() }) });
      export const author = user;`,
    'test/provider.mjs': `
      import { readWord } from '../contract.mjs';
      import { createWords } from '../dist/main.mjs';
      const words = {};
      const answerPact = async (request, response) => {
        if (request.method === 'GET') return response.end(JSON.stringify({ states: ['a word'] }));
        let text = '';
        for await (const chunk of request) text += chunk;
        words.isThere = JSON.parse(text).state === 'a word';
        response.end('{}');
      };
      createWords((word) => readWord.answer.parse(word), () => words.isThere)
        .listen(process.env.PORT, { answerPact });`,
    'dist/main.mjs': serviceBundle(word),
  };
}

/** `word.fails`: the service does not start; `word.isBroken`: it answers 500. */
export function serviceBundle(word: Readonly<Record<string, string>>): string {
  return `
    import { createServer } from 'node:http';
    import { pathToFileURL } from 'node:url';
    const word = ${JSON.stringify(word)};
    export const createWords = (answerOf, isThere) => ({
      listen: (port, { answerPact } = {}) => createServer((request, response) => {
        response.setHeader('content-type', 'application/json');
        if (request.url === '/pact' && answerPact) return void answerPact(request, response);
        if (request.url === '/readyz') return response.end('{}');
        if (!isThere() || !request.url.startsWith('/words/')) return response.writeHead(404).end('{}');
        response.end(JSON.stringify(answerOf(word)));
      }).listen(port, '127.0.0.1', () => console.log('listens')),
    });
    const isMain = import.meta.url === pathToFileURL(process.argv[1]).href || process.argv[1].endsWith('current/main.mjs');
    if (isMain && word.fails) process.exit(1);
    if (isMain) createWords((one) => one, () => true).listen(process.env.PORT);`;
}

/** The build of a remote that shows its version, and the pact of what it reads of a word. */
export function remoteFiles(version: string, fields: readonly string[]): Readonly<Record<string, string>> {
  const entry = `export const mount = (place) => { place.innerHTML = '<h1>Words ${version}</h1>'; };`;
  const body = Object.fromEntries(fields.map((field) => [field, 'text']));
  const rules = fields.map(
    (field) => [`$.${field}`, { combine: 'AND', matchers: [{ match: 'type' }] }] as const,
  );
  const json = { headers: { 'Content-Type': ['application/json'] } };
  return {
    'pathshala.json': JSON.stringify({ name: 'mfe-words', build: 'dist' }),
    'dist/remoteEntry.js': entry,
    'dist/remote.json': JSON.stringify({
      name: 'mfe-words',
      version,
      contract: '^2.0',
      entry: 'remoteEntry.js',
      type: 'module',
      integrity: { 'remoteEntry.js': `sha384-${createHash('sha384').update(entry).digest('base64')}` },
      routes: [{ path: '/words', access: 'visitor' }],
    }),
    'pacts/mfe-words-svc-words.json': JSON.stringify({
      consumer: { name: 'mfe-words' },
      provider: { name: 'svc-words' },
      interactions: [
        {
          description: 'a word of the list',
          type: 'Synchronous/HTTP',
          pending: false,
          providerStates: [{ name: 'the caller', params: { role: 'visitor' } }, { name: 'a word' }],
          request: { method: 'GET', path: '/words/one' },
          response: {
            status: 200,
            ...json,
            body: { content: body, contentType: 'application/json', encoded: false },
            matchingRules: { body: Object.fromEntries(rules) },
          },
        },
      ],
      metadata: { pactSpecification: { version: '4.0' } },
    }),
  };
}
