import { resolve } from 'node:path';
import { liveVersions } from '@pathshala/releases/live-versions';
import { Rejection } from '@pathshala/releases/rejection';
import { readStatus } from '@pathshala/releases/release-status';
import { isRemote } from '@pathshala/releases/remote-description';
import { promotePart, recordServiceVersion, rollbackPart, startCanaryOf } from '@pathshala/releases/release';
import type { Command, Context, Output } from './command.ts';
import { canIDeploy, verifyPacts } from './commands/contracts.ts';
import { prune } from './commands/prune.ts';
import { roll } from './commands/roll.ts';
import { helpOf } from './help.ts';
import { statusText, table } from './print.ts';
import { publish } from './publish/publish.ts';
import { publishService } from './publish/publish-service.ts';

interface Row {
  /** The numbers of arguments that it takes, the part's name included. */
  readonly arity: readonly number[];
  readonly run: Command;
}

const commands: Readonly<Record<string, Row>> = {
  'can-i-deploy': { arity: [1, 2], run: canIDeploy },
  'verify-pacts': { arity: [1, 2], run: verifyPacts },
  publish: { arity: [1, 2], run: runPublish },
  promote: {
    arity: [2],
    async run({ open, repository }, [name = '', version = '']) {
      const { remotes, rollouts } = await promotePart(await open(), name, version);
      const what = isRemote(name) ? 'is live' : 'is wanted: roll it out (roll --help)';
      return {
        text: `${name} ${version} ${what}. To undo: ${repository.program} rollback ${name}`,
        data: remotes[name] ?? rollouts[name],
      };
    },
  },
  canary: {
    arity: [3],
    async run({ open, options }, [name = '', version = '', share = '']) {
      const percent = Number(share.replace(/%$/, ''));
      const urls = options.at?.split(',').map((url) => url.trim().replace(/\/$/, ''));
      const { remotes, rollouts } = await startCanaryOf(await open(), { name, version, percent, urls });
      const text = `${name} ${version} goes to ${percent} % of the visitors. To end it: rollback ${name}; for everybody: promote ${name} ${version}`;
      return { text, data: remotes[name] ?? rollouts[name] };
    },
  },
  rollback: {
    arity: [1],
    async run({ open }, [name = '']) {
      const { remotes, rollouts } = await rollbackPart(await open(), name);
      const released = remotes[name] ?? rollouts[name];
      const version = released?.live?.version ?? 'no version';
      const text = isRemote(name)
        ? `${name}: everybody has ${version} again.`
        : `${name} ${version} is wanted again: roll it out (roll --help).`;
      return { text, data: released };
    },
  },
  roll: { arity: [1], run: roll },
  record: { arity: [1, 2], run: runRecord },
  status: {
    arity: [0],
    async run({ open }) {
      const status = await readStatus((await open()).store);
      return { text: statusText(status), data: status };
    },
  },
  prune: {
    arity: [0],
    async run({ open }) {
      const removed = await prune(await open());
      return {
        text: removed.length === 0 ? 'Nothing is old enough to remove.' : table(removed),
        data: removed,
      };
    },
  },
  version: {
    arity: [1],
    async run({ repository }, [name = '']) {
      const version = repository.versionOf(name);
      return { text: version, data: { version } };
    },
  },
};

async function runPublish(context: Context, [name = '', given]: readonly string[]): Promise<Output> {
  const { open, repository, options } = context;
  if (given !== undefined && !isRemote(name))
    throw new Rejection(`The build of a service is named by "build" in pathshala.json: leave ${given} out.`);
  const folder = given === undefined ? await repository.buildFolder(name) : resolve(given);
  const published =
    folder !== null && isRemote(name)
      ? await publish(await open(), name, folder)
      : await publishService(await open(), {
          name,
          version: repository.versionOf(name),
          folder,
          contract: repository.contractOf(name),
          image: options.image,
          commit: repository.commit() ?? undefined,
        });
  const { version, isNew } = published;
  const done = isNew ? 'is published' : 'was published before';
  return {
    text: `${name} ${version} ${done}. Next: ${repository.program} promote ${name} ${version}`,
    data: published,
  };
}

async function runRecord(
  { open, repository }: Context,
  [name = '', given]: readonly string[],
): Promise<Output> {
  const known = repository.recordable;
  if (known !== null && !known.includes(name)) throw new Rejection(`${name} is none of ${known.join(', ')}.`);
  if (isRemote(name)) throw new Rejection(`${name} is a remote: promote makes a version of it live.`);
  const version = given ?? repository.versionOf(name);
  const deployment = await open();
  const state = await recordServiceVersion(deployment, name, version);
  await deployment.storeContracts?.(liveVersions(state));
  return { text: `${name} ${version} is recorded as live.`, data: state.services[name] };
}

const isPart = (word: string): boolean => /^(mfe-|svc-|gateway$|shell$)/.test(word);

/** Null: there is no such command, or it takes other arguments. In a repository of one part its name may be left out. */
export function commandOf(
  [word = '', ...given]: readonly string[],
  part: string | null,
): ((context: Context) => Promise<Output>) | null {
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (command === undefined) return null;
  const isNamed = part === null || command.arity.includes(0) || (given[0] !== undefined && isPart(given[0]));
  const args = isNamed ? given : [part, ...given];
  return command.arity.includes(args.length) ? (context) => command.run(context, args) : null;
}

/** The help on a command, or on all of them. */
export const usage = (program: string, word?: string): string =>
  helpOf(Object.keys(commands), { program, word });
