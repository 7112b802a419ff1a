import type { Options, Output } from '../src/command.ts';
import type { Deployment } from '../src/deployment.ts';
import { versionOfSources, workspace } from '../src/repository/workspace.ts';
import { commandOf } from '../src/run.ts';

/** Runs a command in this repository; null: there is none of these words. */
export function command(
  words: readonly string[],
  open: () => Deployment | Promise<Deployment>,
  options: Options = {},
): Promise<Output> | null {
  const run = commandOf(words, null);
  return run === null ? null : run({ open, options, versionOfSources, repository: workspace({}) });
}
