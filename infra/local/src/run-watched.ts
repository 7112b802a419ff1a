import { spawn } from 'node:child_process';
import { onParentExit } from '@pathshala/service-kit/on-parent-exit';
import { nodeFlags } from './node-flags.ts';
import { siteRoot } from './site-root.ts';

/** Runs a script of `infra/local/src` and restarts it whenever a file changes that it has imported. Ends this process with it. */
export function runWatched(script: string, ...args: readonly string[]): void {
  const watching = ['--watch', '--watch-preserve-output'];
  const parts = [...nodeFlags, ...watching, `${siteRoot}/infra/local/src/${script}`, ...args];
  const server = spawn(process.execPath, parts, { cwd: siteRoot, stdio: 'inherit' });
  const stop = () => server.kill('SIGTERM');
  process.on('SIGTERM', stop).on('SIGINT', stop);
  onParentExit(stop);
  server.once('exit', (code) => process.exit(code ?? 0));
}
