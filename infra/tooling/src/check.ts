import { root, runCommand } from './run-command.ts';
import { readdirSync } from 'node:fs';

const folders = readdirSync(root).filter((name) => /^(svc-|mfe-|shell$|gateway$|infra$)/.test(name));

// TypeScript 7 checks the types; version 6 is there for dependency-cruiser, which reads files through its API.
const tsc = 'node_modules/typescript-native/bin/tsc';

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** Every rule that a program can check; each violation is an error. */
const checks: readonly Check[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'types of the services', command: [tsc, '-p', 'tsconfig.json'] },
  { name: 'types of the front ends', command: [tsc, '-p', 'tsconfig.web.json'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...folders] },
  { name: 'nothing unused, nothing undeclared', command: ['knip'] },
  { name: 'public faces of the kits', command: ['node', 'infra/tooling/src/api-report.ts'] },
  { name: 'names', command: ['node', 'infra/tooling/src/check-names.ts'] },
  {
    name: 'spelling',
    command: [
      'cspell',
      '--no-progress',
      '--no-summary',
      '--cache',
      '--cache-location',
      'node_modules/.cache/cspell',
      '.',
    ],
  },
];

/** Runs all checks, even after a failure; returns how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const failures: string[] = [];
  for (const { name, command } of checks) {
    console.log(`\ncheck: ${name}`);
    const [program, ...args] = command;
    if ((await runCommand(program, args)) !== 0) failures.push(name);
  }
  for (const name of failures) console.error(`check failed: ${name}`);
  return { passed: checks.length - failures.length, failed: failures.length };
}

if (import.meta.main) {
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
}
