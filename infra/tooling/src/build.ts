import { remotes } from '@pathshala/platform';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildRemote } from './build/build-remote.ts';
import { buildShell } from './build/build-shell.ts';
import { root } from './build/root.ts';

interface BuildOptions {
  /** `shell` or a remote's folder; all of them by default. */
  readonly only?: string;
  /** Builds even without changes. */
  readonly force?: boolean;
}

/**
 * Builds the shell and the remotes whose sources changed since their last build; returns a line for each. If one fails,
 * its last build remains and the others are built; all failures are thrown together at the end.
 */
export async function buildAll(options: BuildOptions = {}): Promise<readonly string[]> {
  const wanted = ['shell', ...remotes.map(({ name }) => name)].filter(
    (name) => options.only === undefined || options.only === name,
  );
  if (wanted.length === 0) throw new Error(`There is no front end named ${options.only}.`);
  const report: string[] = [];
  const failures: unknown[] = [];
  for (const name of wanted) {
    if (!existsSync(`${root}/${name}/src`)) continue;
    const force = options.force ?? false;
    try {
      report.push(name === 'shell' ? await buildShell({ force }) : await buildRemote({ name, force }));
    } catch (error) {
      failures.push(new Error(`${name} was not built.`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, report.join('\n'));
  return report;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { only: { type: 'string' }, force: { type: 'boolean' } } });
  try {
    for (const line of await buildAll(values)) console.log(line);
  } catch (error) {
    if (!(error instanceof AggregateError)) throw error;
    console.log(error.message);
    for (const failure of error.errors as readonly Error[]) {
      console.error(`${failure.message}\n${failure.cause instanceof Error ? failure.cause.message : ''}`);
    }
    process.exitCode = 1;
  }
}
