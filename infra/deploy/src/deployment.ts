import type { ReleaseStore } from '@pathshala/releases/port';
import type { CanDeploy } from '@pathshala/releases/can-deploy';
import type { LiveShell } from './live-shell.ts';
import type { CandidateBuild } from './publish/read-build.ts';
import type { Author } from '@pathshala/releases/transitions';

/** The parts that the commands work with. */
export interface Deployment {
  readonly store: ReleaseStore;
  readonly shell: LiveShell;
  readonly canDeploy?: CanDeploy | undefined;
  /** Copies what contract tests found of these versions, part to version, to the store. */
  readonly storeContracts?: ((versions: Readonly<Record<string, string>>) => Promise<void>) | undefined;
  /** The reason why a version is released although contract tests fail. */
  readonly override?: string | undefined;
  /** Runs a candidate in the live shell in a browser; throws a Rejection if it does not show. */
  readonly smoke: (build: CandidateBuild, shell: LiveShell) => Promise<void>;
  readonly author: () => Author;
}
