import { randomUUID } from 'node:crypto';
import type { ReportedChange } from '@pathshala/releases/audit/reported-change';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import { visitorAt } from '@pathshala/service-kit/identity/visitor';
import { auditor } from '@pathshala/platform';
import { callUpstream } from '../../api/call-upstream.ts';
import { forwardedHeaders } from '../../api/forwarded-headers.ts';
import type { Upstream } from '../../api/upstream.ts';

const deviceCharacters = 400;

export interface RecordChangeDependencies {
  readonly upstreams: readonly Upstream[];
  readonly signer: IdentitySigner;
  /** How long the audit log may take to answer (5 s). */
  readonly timeoutMs?: number;
}

/** Enters a change in the audit log, as the gateway itself. Rejects unless it is there. */
export async function recordChange(
  { upstreams, signer, timeoutMs = 5_000 }: RecordChangeDependencies,
  change: ReportedChange,
): Promise<void> {
  const { name } = auditor();
  const upstream = upstreams.find((one) => one.name === name);
  if (upstream === undefined) throw new Error(`${name}, which has the audit log, is not behind this gateway`);
  const { recordReleaseChange } = (await import(`@pathshala/${name}-contract/internal`)) as AuditContract;
  const requestId = randomUUID();
  const identity = await signer.sign(gatewayItself, name);
  const ours = { identity, requestId, codings: [] };
  const { status } = await callUpstream(upstream, {
    method: 'POST',
    path: recordReleaseChange.path,
    headers: forwardedHeaders({}, ours),
    body: { ...change, device: deviceOf(change) },
    timeoutMs,
  });
  if (status !== 200) throw new Error(`${name} answered ${status} to change ${change.id}`);
}

interface AuditContract {
  readonly recordReleaseChange: { readonly path: string };
}

const gatewayItself = { ...visitorAt('127.0.0.1'), isGateway: true } as const;

/** Returns the device as it named itself; null if it did not. */
function deviceOf({ device }: ReportedChange): string | null {
  return device === null || device === '' ? null : device.slice(0, deviceCharacters).toWellFormed();
}
