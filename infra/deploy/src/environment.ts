import { existsSync, mkdirSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { canDeploy, pactStoreFolder } from '@pathshala/pact/can-deploy';
import { openStore, readS3Variables } from '@pathshala/releases/open-store';
import { isFrontEnd, partVersion } from '@pathshala/tooling/part-version';
import { root } from './root.ts';
import type { Deployment } from './deployment.ts';
import { shellOfFolder, shellOfSite } from './live-shell.ts';
import { Rejection } from '@pathshala/releases/rejection';
import { runSmoke } from './smoke/run-smoke.ts';
import { storeContracts } from './store-contracts.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Opens what the variables name: the store, the live shell, the operator. Throws a Rejection for a missing one. */
export async function openDeployment(env: Variables, override?: string): Promise<Deployment> {
  const { REMOTES_STORE = '', SITE_URL = '', DEPLOY_BY = '' } = env;
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
    shell: SITE_URL === '' ? shellOfFolder(`${root}/shell/dist`) : shellOfSite(SITE_URL),
    canDeploy: (question) => canDeploy({ ...question, versionOf }),
    storeContracts: (versions) => storeContracts(store, pactStoreFolder, versions),
    override,
    smoke: runSmoke,
    author: () => ({ by, at: new Date().toISOString() }),
  };
}

/** Returns the version that this checkout builds of a part; empty for a part that it does not have, or has not built. */
function versionOf(part: string): string {
  if (!existsSync(`${root}/${part}/package.json`)) return '';
  try {
    return partVersion(part);
  } catch (error) {
    if (isFrontEnd(part)) return '';
    throw error;
  }
}
