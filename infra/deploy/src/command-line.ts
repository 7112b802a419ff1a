import { parseArgs } from 'node:util';
import { Rejection } from '@pathshala/releases/rejection';
import { openDeployment } from './environment.ts';
import type { Repository } from './repository/repository.ts';
import { commandOf, usage } from './run.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

interface Program {
  /** `version`: the option of this name. */
  readonly repository: (version?: string) => Repository;
  /** The version of the sources of a part that need not be built for a question; left out: as the repository builds it. */
  readonly versionOfSources?: (part: string) => string;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: flag,
        help: { ...flag, short: 'h' },
        record: flag,
        override: text,
        version: text,
        live: text,
        for: text,
        image: text,
        at: text,
        to: text,
        run: text,
        url: text,
      },
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return null;
  }
}

/** Exit codes: 0 done or yes, 1 refused or no, 2 no such command. */
export async function runCommandLine(program: Program): Promise<void> {
  const given = readArguments();
  process.exitCode = given === null ? 2 : await run(program, given);
}

async function run(
  { repository: open, versionOfSources }: Program,
  { values, positionals }: NonNullable<ReturnType<typeof readArguments>>,
): Promise<number> {
  const { override, json } = values;
  try {
    const repository = open(values.version);
    if (values.help) {
      print(usage(repository.program, positionals[0]));
      return 0;
    }
    const command = commandOf(positionals, repository.part);
    if (command === null) {
      process.stderr.write(`${usage(repository.program, positionals[0])}\n`);
      return 2;
    }
    const {
      text: answer,
      data,
      isRefused,
    } = await command({
      repository,
      options: values,
      versionOfSources: versionOfSources ?? repository.versionOf,
      open: () => openDeployment({ env: process.env, repository, override }),
    });
    print(json ? JSON.stringify(data, null, 2) : answer);
    return isRefused === true ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    if (json) print(JSON.stringify({ refused: error.reasons }, null, 2));
    else for (const reason of error.reasons) process.stderr.write(`refused: ${reason}\n`);
    return 1;
  }
}
