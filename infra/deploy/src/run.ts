import { services } from '@pathshala/platform';
import { partVersion } from '@pathshala/tooling/part-version';
import { resolve } from 'node:path';
import { buildFolder } from './commands/build-folder.ts';
import { prune } from './commands/prune.ts';
import {
  promoteRemote,
  recordServiceVersion,
  rollbackRemote,
  startCanaryOf,
} from '@pathshala/releases/release';
import { readStatus } from '@pathshala/releases/release-status';
import { liveVersions } from '@pathshala/releases/live-versions';
import type { Deployment } from './deployment.ts';
import { statusText, table } from './print.ts';
import { publish } from './publish/publish.ts';
import { Rejection } from '@pathshala/releases/rejection';

/** The output of a command: for people, and as JSON. */
export interface Output {
  readonly text: string;
  readonly data: unknown;
}

export const usage = `npm run deploy -- COMMAND [--json]

  publish NAME [FOLDER]          build (or take the build in FOLDER), check it and copy it to the store
  promote NAME VERSION           give a published version to everybody
                                 (--override REASON: although contract tests fail)
  canary NAME VERSION PERCENT    give it to a share of the visitors
  rollback NAME                  end the canary, or return to the version before
  status                         what is live, since when, by whom, and the last changes
  prune                          remove versions that nobody has had for 30 days
  record SERVICE [VERSION]       note which version of a service is live (default: that of this checkout)
  version PART                   what this checkout builds of a part: the tag of its image

REMOTES_STORE names the store, SITE_URL a running site whose shell remotes are checked in (else shell/dist of this checkout),
DEPLOY_BY who is written in the history.`;

type Command = (deployment: Deployment, args: readonly string[]) => Promise<Output>;

const commands: Readonly<Record<string, { readonly arity: readonly number[]; readonly run: Command }>> = {
  publish: { arity: [1, 2], run: runPublish },
  promote: {
    arity: [2],
    run: async (deployment, [name = '', version = '']) => {
      const { remotes } = await promoteRemote(deployment, name, version);
      return {
        text: `${name} ${version} is live. To undo: npm run deploy -- rollback ${name}`,
        data: remotes[name],
      };
    },
  },
  canary: {
    arity: [3],
    run: async (deployment, [name = '', version = '', share = '']) => {
      const percent = Number(share.replace(/%$/, ''));
      const { remotes } = await startCanaryOf(deployment, { name, version, percent });
      const text = `${name} ${version} goes to ${percent} % of the visitors. To end it: rollback ${name}; for everybody: promote ${name} ${version}`;
      return { text, data: remotes[name] };
    },
  },
  rollback: {
    arity: [1],
    run: async (deployment, [name = '']) => {
      const { remotes } = await rollbackRemote(deployment, name);
      const version = remotes[name]?.live?.version;
      return { text: `${name}: everybody has ${version ?? 'no version'} again.`, data: remotes[name] };
    },
  },
  status: {
    arity: [0],
    run: async ({ store }) => {
      const status = await readStatus(store);
      return { text: statusText(status), data: status };
    },
  },
  prune: {
    arity: [0],
    run: async (deployment) => {
      const removed = await prune(deployment);
      return {
        text: removed.length === 0 ? 'Nothing is old enough to remove.' : table(removed),
        data: removed,
      };
    },
  },
  record: {
    arity: [1, 2],
    run: async (deployment, [name = '', given]) => {
      const known = [...services.map((service) => service.name), 'gateway', 'shell'];
      if (!known.includes(name)) throw new Rejection(`${name} is none of ${known.join(', ')}.`);
      const version = given ?? versionOf(name);
      const state = await recordServiceVersion(deployment, name, version);
      await deployment.storeContracts?.(liveVersions(state));
      return { text: `${name} ${version} is recorded as live.`, data: state.services[name] };
    },
  },
};

/**
 * Returns the version that this checkout builds. Throws a Rejection for a part that it does not have, or that has to be
 * built first.
 */
function versionOf(name: string): string {
  try {
    return partVersion(name);
  } catch (error) {
    throw new Rejection(error instanceof Error ? error.message : String(error));
  }
}

async function runPublish(deployment: Deployment, [name = '', given]: readonly string[]): Promise<Output> {
  const folder = given === undefined ? await buildFolder(name) : resolve(given);
  const published = await publish(deployment, name, folder);
  const { version, isNew } = published;
  const done = isNew ? 'is published' : 'was published before';
  return {
    text: `${name} ${version} ${done}. Next: npm run deploy -- promote ${name} ${version}`,
    data: published,
  };
}

function showVersion(name: string): Output {
  const version = versionOf(name);
  return { text: version, data: { version } };
}

/** Null: there is no such command, or it takes other arguments. `open` is called by a command that needs the store. */
export function commandOf([word = '', ...args]: readonly string[]):
  | ((open: () => Deployment | Promise<Deployment>) => Promise<Output>)
  | null {
  const [name] = args;
  if (word === 'version' && name !== undefined && args.length === 1) return async () => showVersion(name);
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (command === undefined || !command.arity.includes(args.length)) return null;
  return async (open) => command.run(await open(), args);
}
