import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { waitingWorkCapability, type ListWaitingWork } from '@pathshala/back-office/waiting-work';
import { workWaiting as event } from '@pathshala/svc-auth-contract/events';
import { readWaitingAccountWork as route } from '@pathshala/svc-auth-contract/http';

/** The waiting work of administrators in the accounts: its route, and the report to svc-auth. */
export function createWaitingWorkCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  capabilities: readonly { readonly listWaitingWork: ListWaitingWork }[],
): Capability {
  const sources = capabilities.map(({ listWaitingWork }) => listWaitingWork);
  return waitingWorkCapability(platform, { route, event, sources });
}
