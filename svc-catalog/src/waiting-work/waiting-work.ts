import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import {
  waitingWorkCapability,
  type ListLimitedWork,
  type ListWaitingWork,
} from '@pathshala/back-office/waiting-work';
import { workWaiting as event } from '@pathshala/svc-catalog-contract/events';
import { readWaitingCourseWork as route } from '@pathshala/svc-catalog-contract/http';

/** The waiting work of administrators in the courses: its route, and the report to svc-auth. */
export function createWaitingWorkCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  capabilities: readonly {
    readonly listWaitingWork: ListWaitingWork;
    readonly listLimitedWork?: ListLimitedWork;
  }[],
): Capability {
  const sources = capabilities.map(({ listWaitingWork }) => listWaitingWork);
  const limitedSources = capabilities.flatMap(({ listLimitedWork }) => listLimitedWork ?? []);
  return waitingWorkCapability(platform, { route, event, sources, limitedSources });
}
