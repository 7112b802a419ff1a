import { liveVersions } from './live-versions.ts';
import type { ReleaseState } from './state.ts';
import { ContractRejection } from './rejection.ts';

/** Whether the live parts and a version of another part understand each other, as their contract tests (Pact) recorded it. */
export type CanDeploy = (question: {
  readonly part: string;
  readonly version: string;
  /** Part → the version that is live. */
  readonly live: Readonly<Record<string, string>>;
}) => Promise<{ readonly ok: boolean; readonly reasons: readonly string[] }>;

/** Throws a ContractRejection with the reasons of the contract tests. */
export async function requireDeployable(
  canDeploy: CanDeploy | undefined,
  part: { readonly name: string; readonly version: string },
  state: ReleaseState,
): Promise<void> {
  const answer = await canDeploy?.({ part: part.name, version: part.version, live: liveVersions(state) });
  if (answer?.ok === false) throw new ContractRejection(...answer.reasons);
}
