import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readPacts } from '@pathshala/pact/pact-files';
import { Rejection } from '@pathshala/releases/rejection';
import { isRemote, remoteName, remoteVersion } from '@pathshala/releases/remote-description';
import { serviceName } from '@pathshala/releases/service-description';
import { z } from 'zod';
import { filesIn } from '../publish/read-build.ts';
import type { Repository } from './repository.ts';

const configFile = 'pathshala.json';
const program = 'pathshala-deploy';

const folder = z.string().min(1);

/** `pathshala.json` of a part in a repository of its own. Paths are relative to it. */
const partConfig = z.strictObject({
  name: z.union([remoteName, serviceName], { error: 'must be like mfe-words or svc-words' }),
  /** The folder of the build; a service that is an image has none. */
  build: folder.optional(),
  /** The folder of the pacts in which the part is the consumer. */
  pacts: folder.default('pacts'),
  /** A file or folder that describes the service's calls. */
  contract: folder.optional(),
  /** How the service is started for the verification of what it provides. */
  provider: z
    .strictObject({ start: z.string().min(1), path: z.string().startsWith('/').default('/pact') })
    .optional(),
});

type PartConfig = z.infer<typeof partConfig>;

interface Place {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** `--version`: of a part whose build does not name one. */
  readonly version?: string | undefined;
}

/**
 * The part that `pathshala.json` in this folder describes; without this file a place that builds nothing, such as a machine
 * that runs services. Throws a Rejection for a wrong file.
 */
export function ownRepository({ folder: at, env, version }: Place): Repository {
  const config = readConfig(at);
  const { PACT_STORE: given } = env;
  if (config === null) return nowhere(at, given ?? join(tmpdir(), `pathshala-pacts-${process.pid}`));
  const { name, build, pacts, contract, provider } = config;
  const requireOwn = (part: string) => {
    if (part !== name) throw new Rejection(`This is the repository of ${name}, not of ${part}.`);
  };
  const requireBuild = (): string | null => {
    if (build === undefined) return null;
    if (existsSync(resolve(at, build))) return resolve(at, build);
    throw new Rejection(`There is no folder ${build} (build in ${configFile}): build ${name} first.`);
  };
  return {
    part: name,
    program,
    records: resolve(at, given ?? 'node_modules/.cache/pathshala/pacts'),
    shellFolder: null,
    pactsOf: (part) =>
      part === name ? readPacts(resolve(at, pacts)).filter(({ pact }) => pact.consumer.name === name) : [],
    isProvider: (part) => part === name && provider !== undefined,
    async verify(part, run) {
      const { verifyProvider } = await import('./verify-provider.ts');
      return verifyProvider({ name: part, folder: at, provider: requireProvider(config) }, run);
    },
    versionOf(part) {
      requireOwn(part);
      return requireVersion(version ?? versionOfBuild(name, requireBuild()));
    },
    async buildFolder(part) {
      requireOwn(part);
      return requireBuild();
    },
    recordable: [name],
    contractOf: () => (contract === undefined ? null : resolve(at, contract)),
    commit: () => null,
  };
}

function requireProvider({ provider }: PartConfig): NonNullable<PartConfig['provider']> {
  if (provider === undefined) throw new Rejection(`${configFile} has no "provider".`);
  return provider;
}

/** The repository of no part. */
function nowhere(at: string, records: string): Repository {
  const refuse = (): never => {
    throw new Rejection(
      `There is no ${configFile} in ${at}: run the command in the part's repository (infra/docs/teams.md, "A part in a repository of its own").`,
    );
  };
  return {
    part: null,
    program,
    records,
    shellFolder: null,
    recordable: null,
    pactsOf: () => [],
    isProvider: () => false,
    verify: refuse,
    versionOf: refuse,
    buildFolder: refuse,
    contractOf: () => null,
    commit: () => null,
  };
}

/** Null: there is no such file. */
function readConfig(at: string): PartConfig | null {
  const file = resolve(at, configFile);
  if (!existsSync(file)) return null;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Rejection(`${configFile} is not JSON.`);
  }
  const parsed = partConfig.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new Rejection(
    ...parsed.error.issues.map(({ path, message }) => `${configFile}: ${path.join('.')} ${message}`),
  );
}

function requireVersion(version: string): string {
  const { error } = remoteVersion.safeParse(version);
  if (error === undefined) return version;
  throw new Rejection(`${version} is no version: ${error.issues.map(({ message }) => message).join(', ')}.`);
}

/** A remote's build names its version; a service's is a hash of its files. */
function versionOfBuild(name: string, build: string | null): string {
  if (build === null)
    throw new Rejection(`${name} has no build whose hash could be its version: name one, --version 1.4.0.`);
  if (isRemote(name)) return versionOfRemote(build);
  const hash = createHash('sha256');
  for (const [file, content] of [...filesIn(build)].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${file} ${content.length}\n`).update(content);
  return hash.digest('hex').slice(0, 12);
}

function versionOfRemote(build: string): string {
  const file = resolve(build, 'remote.json');
  if (!existsSync(file)) throw new Rejection(`${build} has no remote.json: build the remote first.`);
  const { version } = z.looseObject({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')));
  return version;
}
