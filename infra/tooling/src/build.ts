import { remotes } from '@pathshala/platform';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildRemote } from './build/build-remote.ts';
import { buildShell } from './build/build-shell.ts';
import type { Compression } from './build/compress.ts';
import { root } from './build/root.ts';

interface BuildOptions {
  /** `shell` or a remote's folder; all of them by default. */
  readonly only?: string;
  /** Builds even without changes. */
  readonly force?: boolean;
  /** `best` for what is published or weighed; `quick` by default. */
  readonly compression?: Compression;
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
  const waiting = wanted.filter((name) => existsSync(`${root}/${name}/src`)).entries();
  const report: string[] = [];
  const failures: unknown[] = [];
  // One build leaves a core idle while it waits for its plugins, so there are as many at once as there are cores.
  const worker = async (): Promise<void> => {
    for (const [at, name] of waiting) {
      try {
        report[at] = await build(name, options);
      } catch (error) {
        failures.push(new Error(`${name} was not built.`, { cause: error }));
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  const lines = report.filter((line) => line !== undefined);
  if (failures.length > 0) throw new AggregateError(failures, lines.join('\n'));
  return lines;
}

function build(name: string, { force = false, compression = 'quick' }: BuildOptions): Promise<string> {
  return name === 'shell' ? buildShell({ force, compression }) : buildRemote({ name, force, compression });
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, force: { type: 'boolean' }, best: { type: 'boolean' } },
  });
  try {
    const compression = values.best === true ? 'best' : 'quick';
    for (const line of await buildAll({ ...values, compression })) console.log(line);
  } catch (error) {
    if (!(error instanceof AggregateError)) throw error;
    console.log(error.message);
    for (const failure of error.errors as readonly Error[]) {
      console.error(`${failure.message}\n${failure.cause instanceof Error ? failure.cause.message : ''}`);
    }
    process.exitCode = 1;
  }
}
