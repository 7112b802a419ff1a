import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { captureCommand, root } from './run-command.ts';

const folders = readdirSync(root).filter((name) => /^(svc-|mfe-|shell$|gateway$|infra$)/.test(name));
const cache = 'node_modules/.cache';

// TypeScript 7 checks the types; version 6 is there for dependency-cruiser, which reads files through its API.
const tsc = (config: string) =>
  [
    'node_modules/typescript-native/bin/tsc',
    '-p',
    config,
    '--incremental',
    '--tsBuildInfoFile',
    `${cache}/tsc/${config}`,
  ] as const;

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** Every rule that a program can check; each violation is an error. The slowest first: several run at once. */
const checks: readonly Check[] = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types of the services', command: tsc('tsconfig.json') },
  { name: 'types of the front ends', command: tsc('tsconfig.web.json') },
  {
    name: 'boundaries',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      '--cache',
      `${cache}/dependency-cruiser`,
      '--cache-strategy',
      'content',
      ...folders,
    ],
  },
  {
    name: 'boundaries at run time',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.run-time.mjs',
      '--cache',
      `${cache}/dependency-cruiser-run-time`,
      '--cache-strategy',
      'content',
      ...folders,
    ],
  },
  { name: 'nothing unused, nothing undeclared', command: ['knip', '--cache'] },
  { name: 'names', command: ['node', 'infra/tooling/src/check-names.ts'] },
  { name: 'texts', command: ['node', 'infra/tooling/src/check-texts.ts'] },
  { name: 'comments', command: ['node', 'infra/tooling/src/check-comments.ts'] },
  { name: 'scale of space, type and widths', command: ['node', 'infra/tooling/src/check-scale.ts'] },
  {
    name: 'spelling',
    command: [
      'cspell',
      '--no-progress',
      '--no-summary',
      '--cache',
      '--cache-location',
      `${cache}/cspell`,
      '.',
    ],
  },
  { name: 'public faces of the kits', command: ['node', 'infra/tooling/src/api-report.ts'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
];

interface FailedCheck {
  readonly name: string;
  readonly reason: string;
}

/** Runs one check, then prints its output; returns what is wrong if it failed. */
async function run({ name, command: [program, ...args] }: Check): Promise<FailedCheck | undefined> {
  const startedAt = performance.now();
  const { code, output } = await captureCommand(program, args);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\ncheck: ${name} (${seconds} s)${code === 0 ? '' : ' FAILED'}\n${output.trimEnd()}`);
  return code === 0 ? undefined : { name: `check: ${name}`, reason: output.trimEnd() };
}

/** Runs all checks, even after a failure, as many at once as there are cores; returns how many passed and which failed. */
export async function runChecks(): Promise<{ passed: number; failed: readonly FailedCheck[] }> {
  const waiting = [...checks];
  const failed: FailedCheck[] = [];
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const failure = await run(check);
      if (failure !== undefined) failed.push(failure);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  for (const { name } of failed) console.error(`failed: ${name}`);
  return { passed: checks.length - failed.length, failed };
}

if (import.meta.main) {
  const { failed } = await runChecks();
  process.exitCode = failed.length === 0 ? 0 : 1;
}
