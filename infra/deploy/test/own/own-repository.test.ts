import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { eventually } from '@pathshala/test-servers/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@pathshala/test-servers/free-port';
import { shellFacts } from '../fake-build.ts';
import {
  createRepository,
  packPackages,
  pathshalaDeploy,
  remoteFiles,
  serviceBundle,
  serviceFiles,
  type OwnRepository,
  type Outcome,
} from './repositories.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'own-repository-'));
const at = (...names: readonly string[]) => path.join(folder, ...names);
const startLimitMs = 120_000;
let service: OwnRepository;
let remote: OwnRepository;
let gateway: ChildProcess;
let url: string;
let ports: readonly [number, number];

/** A shell of a few lines, as that of the smoke test: it runs the entry of the one remote. */
const shellPage =
  '<html><head><script type="module" src="/assets/main.js"></script></head><body><main><div data-remote="mfe-words" hidden></div></main></body></html>';
const shellScript = `
  const [remote] = Object.values(JSON.parse(document.getElementById('registry').textContent));
  const place = document.querySelector('[data-remote]');
  import('/mfe/' + remote.name + '/' + remote.version + '/' + remote.entry)
    .then((module) => { module.mount(place); place.hidden = false; document.getElementById('early')?.remove(); });`;

async function startGateway(): Promise<void> {
  mkdirSync(at('shell/dist/assets'), { recursive: true });
  writeFileSync(at('shell/dist/index.html'), shellPage);
  writeFileSync(at('shell/dist/assets/main.js'), shellScript);
  writeFileSync(at('shell/dist/build.json'), JSON.stringify(shellFacts));
  mkdirSync(at('data'), { recursive: true });
  mkdirSync(at('store'), { recursive: true });
  const env = {
    ...process.env,
    DATA_DIR: at('data'),
    SITE_ROOT: folder,
    REMOTES_STORE: at('store'),
    POLL_MS: '50',
    SERVICE: JSON.stringify({
      name: 'svc-words',
      prefixes: ['/words'],
      urls: [`http://127.0.0.1:${ports[0]}`],
    }),
  };
  const script = path.join(import.meta.dirname, '../gateway-process.ts');
  gateway = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (gateway.stdout === null) throw new Error('The gateway has no output.');
  for await (const line of createInterface({ input: gateway.stdout })) {
    url = line;
    return;
  }
  throw new Error('The gateway ended before it listened.');
}

beforeAll(async () => {
  ports = [await freePort(), await freePort()];
  packPackages(at('packages'));
  service = createRepository(at('svc-words'), at('packages'), serviceFiles({ text: 'এক', gloss: 'one' }));
  remote = createRepository(at('mfe-words'), at('packages'), remoteFiles('r1', ['text', 'gloss']));
  writeFileSync(at('start.sh'), startScript);
  await startGateway();
}, startLimitMs);
afterAll(() => {
  gateway.kill();
  for (const port of ports) stopService(port);
  rmSync(folder, { recursive: true, force: true });
}, startLimitMs);

/** Replaces the process at a port by the version that is linked as current: what systemd does on a machine. */
const startScript = `
  file=$MACHINE/$SERVICE_PORT.pid
  isRunning() { state=$(cut -d' ' -f3 /proc/$1/stat 2>/dev/null); [ -n "$state" ] && [ "$state" != Z ]; }
  if [ -f $file ]; then old=$(cat $file); kill $old 2>/dev/null; while isRunning $old; do sleep 0.05; done; fi
  cd $MACHINE && : > log
  PORT=$SERVICE_PORT node current/main.mjs >log 2>&1 </dev/null &
  echo $! > $file
  while isRunning $!; do grep -q listens log && exit 0; sleep 0.05; done
  exit 1`;

function stopService(port: number): void {
  try {
    process.kill(Number(readFileSync(at('machine', `${port}.pid`), 'utf8')));
  } catch {
    // It was never started, or has ended.
  }
}

function run({ folder: of }: OwnRepository, ...words: readonly string[]): Outcome {
  return pathshalaDeploy(of, words, {
    REMOTES_STORE: at('store'),
    PACT_STORE: path.join(of, 'records'),
    SITE_URL: url,
    DEPLOY_BY: 'ayesha',
    MACHINE: at('machine'),
    SERVICE_PORT: String(ports[0]),
  });
}

/** Runs a command that must succeed; returns what it printed. */
function done(of: OwnRepository, ...words: readonly string[]): string {
  const { code, output } = run(of, ...words);
  expect({ words, code, output }).toEqual({ words, code: 0, output });
  return output;
}

const rollOut = ['roll', 'svc-words', '--to', at('machine'), '--run', `sh ${at('start.sh')}`, '--record'];
const roll = () => run(service, ...rollOut, '--url', `http://127.0.0.1:${ports[0]}`);
const versionOf = (of: OwnRepository) => done(of, 'version').trim();

async function wordAt(network: number): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/words/one`, { headers: { 'x-forwarded-for': `10.1.${network}.1` } });
  return (await answer.json()) as Record<string, string>;
}

async function untilRemote(version: string): Promise<void> {
  await eventually(
    async () =>
      (await (await fetch(`${url}/mfe/registry.json`)).json()) as Record<string, { version: string }>,
    (registry) => registry['mfe-words']?.version === version,
  );
}

describe(
  'a service and a remote, each in a repository of its own with contract packages only',
  { timeout: startLimitMs },
  () => {
    let first: string;

    it('has help, and clear errors with exit codes', () => {
      expect(done(remote, '--help')).toContain('pathshala-deploy COMMAND');
      expect(done(remote, 'canary', '--help')).toContain('pathshala-deploy canary PART VERSION PERCENT');
      expect(run(remote, 'deploy')).toMatchObject({ code: 2 });
      expect(run(remote, 'promote', '--unknown')).toMatchObject({ code: 2 });
      expect(run(remote, 'promote', 'r9')).toMatchObject({
        code: 1,
        output: 'refused: mfe-words r9 is not published: publish it first.\n',
      });
      expect(run(service, 'publish', 'svc-exams').output).toContain(
        'the repository of svc-words, not of svc-exams',
      );
    });

    it('publishes, promotes and rolls out the service', async () => {
      first = versionOf(service);
      expect(done(service, 'can-i-deploy')).toContain(`yes: svc-words ${first}`);
      done(service, 'publish');
      done(service, 'promote', first);
      expect(roll()).toMatchObject({ code: 0 });
      expect(await wordAt(1)).toEqual({ text: 'এক', gloss: 'one' });
      expect(roll().output).toContain('runs, already.');
    });

    it('tells the remote’s team who has to verify its pact, and publishes it after that', async () => {
      done(remote, 'verify-pacts');
      const early = run(remote, 'can-i-deploy');
      expect(early.code).toBe(1);
      expect(early.output).toContain('pathshala-deploy verify-pacts --for mfe-words@r1');
      done(service, 'verify-pacts', '--for', 'mfe-words@r1');
      expect(done(remote, 'can-i-deploy')).toContain('yes: mfe-words r1');
      done(remote, 'publish');
      done(remote, 'promote', 'r1');
      await untilRemote('r1');
    });

    it('refuses a version of the service without a field that the live remote reads, and names call and field [EVT-03]', () => {
      service.write('dist/main.mjs', serviceBundle({ text: 'এক' }));
      const { code, output } = run(service, 'can-i-deploy');
      expect(code).toBe(1);
      expect(output).toMatch(/mfe-words r1, which is live, needs .*“a word of the list”.*missing.* gloss/);
      expect(run(service, 'publish')).toMatchObject({ code: 1 });
    });

    it('gives the next version to a share of the visitors, then to all, and takes it back', async () => {
      service.write('dist/main.mjs', serviceBundle({ text: 'এক', gloss: 'one', sound: 'ek' }));
      const second = versionOf(service);
      done(service, 'publish');
      const candidate = spawn('node', [path.join(service.folder, 'dist/main.mjs')], {
        env: { ...process.env, PORT: String(ports[1]) },
        stdio: 'ignore',
      });
      await eventually(
        () => fetch(`http://127.0.0.1:${ports[1]}/readyz`).catch(() => null),
        (answer) => answer?.ok === true,
      );
      done(service, 'canary', second, '50', '--at', `http://127.0.0.1:${ports[1]}`);
      const networks = Array.from({ length: 24 }, (_, network) => network);
      const askAll = () => Promise.all(networks.map(wordAt));
      await eventually(askAll, (words) => new Set(words.map((word) => word['sound'])).size === 2);
      const answers = await askAll();
      expect(await askAll()).toEqual(answers);
      done(service, 'promote', second);
      expect(roll()).toMatchObject({ code: 0 });
      candidate.kill();
      expect(new Set((await askAll()).map((word) => word['sound']))).toEqual(new Set(['ek']));
      done(service, 'rollback');
      expect(roll().output).toContain(`svc-words ${first} runs, after ${second}.`);
      expect(await wordAt(1)).toEqual({ text: 'এক', gloss: 'one' });
    });

    it('takes a version back that does not start', async () => {
      service.write('dist/main.mjs', serviceBundle({ text: 'এক', gloss: 'one', fails: 'yes' }));
      service.write('test/provider.mjs', serviceFiles({})['test/provider.mjs'] ?? '');
      const broken = versionOf(service);
      done(service, 'publish');
      done(service, 'promote', broken);
      const { code, output } = roll();
      expect({ code, output }).toMatchObject({ code: 1 });
      expect(output).toContain(`svc-words ${broken} did not start`);
      expect(output).toContain(`${first} runs again`);
      await eventually(
        () => wordAt(1),
        (word) => word['gloss'] === 'one',
      );
      done(service, 'rollback');
    });

    it('gives a version of the remote to a share, to all, and takes it back; the status shows both parts', async () => {
      for (const [file, content] of Object.entries(remoteFiles('r2', ['text', 'gloss'])))
        remote.write(file, content);
      done(remote, 'publish');
      done(remote, 'canary', 'r2', '20');
      done(remote, 'promote', 'r2');
      await untilRemote('r2');
      done(remote, 'rollback');
      await untilRemote('r1');
      expect(done(remote, 'status')).toMatch(new RegExp(`mfe-words +r1 [^]*svc-words +${first} `));
    });
  },
);
