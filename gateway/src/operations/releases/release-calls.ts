import { readFile } from 'node:fs/promises';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Releases } from '@pathshala/gateway-contract/releases';
import type { ReleaseStore } from '@pathshala/releases/port';
import type { CanDeploy } from '@pathshala/releases/can-deploy';
import { decide } from '@pathshala/releases/contracts/decide';
import { openStoredRecords } from '@pathshala/releases/contracts/stored-records';
import { ContractRejection, Rejection } from '@pathshala/releases/rejection';
import { promotePart, rollbackPart, startCanaryOf, type ReleaseDesk } from '@pathshala/releases/release';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { Origin } from '@pathshala/releases/transitions';
import { z } from 'zod';
import type { Registry } from '../../site/registry.ts';
import type { ReleaseAudit } from './release-audit.ts';
import { releasesOfBuilds, releasesOfStore } from './view-releases.ts';

interface ReleaseChange {
  readonly name: string;
  /** The administrator. */
  readonly by: string;
  readonly origin: Origin;
  /** The revision of the state that the administrator saw. */
  readonly revision: number;
}

interface VersionChange extends ReleaseChange {
  readonly version: string;
  /** Although contract tests fail. */
  readonly override?: { readonly reason: string } | undefined;
}

export interface ReleaseCalls {
  read(): Promise<Releases>;
  promote(change: VersionChange): Promise<Releases>;
  startCanary(change: VersionChange & { readonly percent: number }): Promise<Releases>;
  rollBack(change: ReleaseChange): Promise<Releases>;
}

interface ReleaseCallsDependencies {
  readonly registry: Registry;
  /** The folder that holds `shell/dist`. */
  readonly siteRoot: string;
  /** Left out where nothing can be changed. */
  readonly releaseAudit: Pick<ReleaseAudit, 'report'> | undefined;
  readonly log: Logger;
  readonly now: () => number;
}

const shellFacts = z.object({ contract: z.string(), shared: z.record(z.string(), z.string()) });

/** The calls of `npm run deploy` on the store of this gateway. Refused where it serves the builds on its disk. */
export function createReleaseCalls(dependencies: ReleaseCallsDependencies): ReleaseCalls {
  const { registry, siteRoot, releaseAudit, log, now } = dependencies;

  const shell = {
    facts: async () =>
      shellFacts.parse(JSON.parse(await readFile(`${siteRoot}/shell/dist/build.json`, 'utf8'))),
  };

  async function change(
    { by, origin, revision: since, override }: ReleaseChange & Pick<VersionChange, 'override'>,
    apply: (desk: ReleaseDesk) => Promise<unknown>,
  ): Promise<Releases> {
    const { store } = registry;
    if (store === undefined) throw new DomainError('conflict', 'gateway.no-store');
    const author = () => ({ by, origin, at: new Date(now()).toISOString() });
    const canDeploy: CanDeploy = (question) => decide(question, openStoredRecords(store));
    const desk = { store, shell, canDeploy, override: override?.reason, author, since };
    await answered(log, () => apply(desk));
    await releaseAudit?.report();
    return answered(log, () => releasesOfStore(store));
  }

  return {
    read: () => (registry.store === undefined ? releasesOfBuilds(registry) : readStored(registry.store, log)),
    promote: (asked) => change(asked, (desk) => promotePart(desk, asked.name, asked.version)),
    startCanary: (asked) => {
      const { name, version, percent } = asked;
      return change(asked, (desk) => startCanaryOf(desk, { name, version, percent }));
    },
    rollBack: (asked) => change(asked, (desk) => rollbackPart(desk, asked.name)),
  };
}

const readStored = (store: ReleaseStore, log: Logger) => answered(log, () => releasesOfStore(store));

/** A refusal is a sentence for the administrator; anything else means that the store is away. */
async function answered<Answer>(log: Logger, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Rejection) {
      const isOfContracts = error instanceof ContractRejection;
      const code = isOfContracts ? 'gateway.release-contracts' : 'gateway.release-refused';
      throw new DomainError('conflict', code, { params: { reason: error.reasons.join(' ') } });
    }
    log.warn({ err: error }, 'the store of remotes could not be read or changed');
    throw new DomainError('unavailable', 'gateway.release-store-away', { retryAfterSeconds: 5 });
  }
}
