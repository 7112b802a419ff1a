import { parseArgs } from 'node:util';
import { BackupError } from '@pathshala/stores/backup/backup-error';
import type { StandbyOptions } from './standby/start-standby.ts';

type Followed = Pick<StandbyOptions, 'primary' | 'takeOverAfterMs' | 'discardsData'>;

const usage =
  'npm start -- --standby-of http://PRIMARY:4000 [--take-over-after SECONDS] [--discard-data]   follows another machine';
const least = 5;

/** Reads from the arguments of `npm start` which primary is followed; null: this machine serves by itself. */
export function readStartArguments(args: readonly string[]): Followed | null {
  const { values } = parse(args);
  const { 'standby-of': given, 'take-over-after': after, 'discard-data': discardsData = false } = values;
  if (given === undefined) {
    if (after !== undefined || discardsData) throw new BackupError(usage);
    return null;
  }
  if (!URL.canParse(given) || !/^https?:/u.test(given))
    throw new BackupError(`${given} is no address. ${usage}`);
  return { primary: given.replace(/\/+$/u, ''), takeOverAfterMs: millisecondsOf(after), discardsData };
}

function millisecondsOf(after: string | undefined): number | undefined {
  if (after === undefined) return undefined;
  const seconds = Number(after);
  if (!(seconds >= least))
    throw new BackupError(`--take-over-after needs a number of seconds, at least ${least}.`);
  return seconds * 1000;
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { 'standby-of': text, 'take-over-after': text, 'discard-data': { type: 'boolean' } },
    });
  } catch {
    throw new BackupError(usage);
  }
}
