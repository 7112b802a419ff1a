import path from 'node:path';
import { root, runCommand } from './run-command.ts';

/**
 * Builds the remotes of infra/e2e/foreign again with the tools of their own lock file, which are no dependency of the
 * product, and runs them in the shell. The built files are stored: commit them after an upgrade of a tool.
 */
const folder = path.join(root, 'infra/e2e/foreign');
const steps: readonly [string, ...string[]][] = [
  ['npm', 'ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'],
  ['node', path.join(folder, 'build.mjs')],
  ['vitest', 'run', '--project', 'system', 'infra/e2e/test/foreign-remotes.test.ts'],
];

for (const [program, ...args] of steps) {
  const code = await runCommand(program, args);
  if (code !== 0) {
    process.exitCode = code;
    break;
  }
}
