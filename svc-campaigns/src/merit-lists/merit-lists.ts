import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { Campaigns } from '../campaigns/ports.ts';
import type { Registrations } from '../registrations/ports.ts';
import { onExamSubmitted } from './events/on-exam-submitted.ts';
import { meritListRoutes } from './http/routes.ts';
import { createDocumentMeritLists, meritListIndexes } from './storage/document-merit-lists.ts';
import { announceReleases } from './use-cases/announce-releases.ts';
import { chooseName } from './use-cases/choose-name.ts';
import { readMeritList } from './use-cases/read-merit-list.ts';
import { readOwnRank } from './use-cases/read-own-rank.ts';
import { recordResult } from './use-cases/record-result.ts';

export interface MeritListsDependencies {
  readonly platform: Platform;
  readonly campaigns: Campaigns;
  readonly registrations: Registrations;
}

/** Ranks of the participants of exam campaigns, and the mails after a release. */
export function createMeritListsCapability(dependencies: MeritListsDependencies): Capability {
  const { platform, campaigns, registrations } = dependencies;
  const meritLists = createDocumentMeritLists(platform.documents);
  const ports = { campaigns, registrations, meritLists, now: platform.now };
  return {
    routes: meritListRoutes({
      readMeritList: readMeritList(ports),
      readOwnRank: readOwnRank(ports),
      chooseName: chooseName(ports),
    }),
    subscriptions: [onExamSubmitted(recordResult(ports))],
    indexes: meritListIndexes,
    jobs: [{ name: 'announce-releases', everyMs: 5_000, run: announceReleases(ports) }],
  };
}
