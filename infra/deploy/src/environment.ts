import { mkdirSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { canDeploy } from '@pathshala/pact/can-deploy';
import { openStore, readS3Variables } from '@pathshala/releases/open-store';
import type { Deployment } from './deployment.ts';
import { shellOfFolder, shellOfSite, type LiveShell } from './live-shell.ts';
import { Rejection } from '@pathshala/releases/rejection';
import { builtVersion, type Repository } from './repository/repository.ts';
import { fetchContracts, storeContracts } from './store-contracts.ts';

type Variables = Readonly<Record<string, string | undefined>>;

interface OpenOptions {
  readonly env: Variables;
  readonly repository: Repository;
  readonly override?: string | undefined;
}

/** Opens what the variables name: the store, the live shell, the operator. Throws a Rejection for a missing one. */
export async function openDeployment({ env, repository, override }: OpenOptions): Promise<Deployment> {
  const { REMOTES_STORE = '', SITE_URL = '', DEPLOY_BY = '' } = env;
  const { records } = repository;
  const versionOf = (part: string) => builtVersion(repository, part);
  if (REMOTES_STORE === '')
    throw new Rejection(
      'REMOTES_STORE is not set: name the folder or s3://bucket/prefix that the gateways read (infra/deploy/README.md).',
    );
  if (!REMOTES_STORE.startsWith('s3://')) mkdirSync(REMOTES_STORE, { recursive: true });
  const by = DEPLOY_BY === '' ? `${userInfo().username}@${hostname()}` : DEPLOY_BY;
  if (override?.trim() === '') throw new Rejection('--override needs the reason: it is in the audit log.');
  const store = await openStore(REMOTES_STORE, readS3Variables(env));
  return {
    store,
    shell: SITE_URL === '' ? shellOf(repository) : shellOfSite(SITE_URL),
    async canDeploy(question) {
      await fetchContracts(store, records, { versions: question.live, own: question });
      return canDeploy({ ...question, checkout: repository, versionOf, store: records });
    },
    storeContracts: (versions) => storeContracts(store, records, versions),
    override,
    // Browser and Pact are loaded by the commands that use them.
    smoke: async (build, shell) => (await import('./smoke/run-smoke.ts')).runSmoke(build, shell),
    author: () => ({ by, at: new Date().toISOString() }),
  };
}

/** Throws only when it is asked: most commands need no shell. */
function shellOf({ shellFolder }: Repository): LiveShell {
  if (shellFolder !== null) return shellOfFolder(shellFolder);
  const fail = () =>
    Promise.reject(
      new Rejection('SITE_URL is not set: name the running site in whose shell the remote is checked.'),
    );
  return { place: 'nowhere', facts: fail, file: fail };
}
