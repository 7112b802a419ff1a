import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { Campaigns } from '../campaigns/index.ts';
import type { ReadReleasedResult, Registrations } from '../registrations/index.ts';
import type { RecordSat } from '../reports/index.ts';
import type { SiteRules } from '../site-rules/index.ts';
import { createHmacCertificateCodes } from './adapters/hmac-certificate-codes.ts';
import { onBatches, onExamSubmitted } from './events.ts';
import { meritListRoutes } from './http/routes.ts';
import { batchIndexes, createDocumentBatches } from './storage/document-batches.ts';
import { createDocumentIssuedLists, issuedListIndexes } from './storage/document-issued-lists.ts';
import { createDocumentMeritLists, meritListIndexes } from './storage/document-merit-lists.ts';
import { createDocumentCertificates } from './storage/document-certificates.ts';
import { announceReleases } from './use-cases/announce-releases.ts';
import { checkCertificate } from './use-cases/check-certificate.ts';
import { chooseName } from './use-cases/choose-name.ts';
import { issueDueLists } from './use-cases/issue-due-lists.ts';
import { issueMeritList } from './use-cases/issue-merit-list.ts';
import { listOwnBatches, readBatchList } from './use-cases/read-batch-list.ts';
import { readCertificate } from './use-cases/read-certificate.ts';
import { readMeritList } from './use-cases/read-merit-list.ts';
import { readOwnRank } from './use-cases/read-own-rank.ts';
import { readPreview } from './use-cases/read-preview.ts';
import { readReleasedResult } from './use-cases/read-released-result.ts';
import { readRelease } from './use-cases/read-release.ts';
import { recordResult } from './use-cases/record-result.ts';
import { requireIssued } from './use-cases/require-issued.ts';
import { setCertificates } from './use-cases/set-certificates.ts';

interface MeritListsDependencies {
  readonly platform: Platform;
  readonly campaigns: Campaigns;
  readonly registrations: Registrations;
  readonly siteRules: SiteRules;
  readonly recordSat: RecordSat;
}

/** The reader of results for the release mails. It is created before the registrations, which send them. */
export function createResultReader({ documents }: Pick<Platform, 'documents'>): ReadReleasedResult {
  return readReleasedResult({ issuedLists: createDocumentIssuedLists(documents) });
}

/** Merit lists of exam campaigns in versions, and the mails after a release. */
export function createMeritListsCapability(dependencies: MeritListsDependencies): Capability {
  const { platform, campaigns, registrations, siteRules, recordSat } = dependencies;
  const { documents, now, newId } = platform;
  const meritLists = createDocumentMeritLists(documents);
  const issuedLists = createDocumentIssuedLists(documents);
  const certificates = createDocumentCertificates(documents);
  const codes = createHmacCertificateCodes(platform.secrets.sessionSecret);
  const ports = {
    campaigns,
    registrations,
    meritLists,
    issuedLists,
    certificates,
    codes,
    siteRules,
    now,
    newId,
  };
  const issue = issueMeritList(ports);
  const reading = { ...ports, requireIssued: requireIssued({ issuedLists, issue }) };
  const readOwn = readOwnRank(reading);
  const batches = createDocumentBatches(documents);
  return {
    routes: meritListRoutes({
      readMeritList: readMeritList({ ...reading, readPreview: readPreview({ meritLists }) }),
      readOwnRank: readOwn,
      listOwnBatches: listOwnBatches({ ...reading, batches }),
      readBatchList: readBatchList({ ...reading, batches }),
      chooseName: chooseName(ports),
      readRelease: readRelease(ports),
      setCertificates: setCertificates(ports),
      readCertificate: readCertificate({ ...ports, readOwn }),
      checkCertificate: checkCertificate(ports),
    }),
    subscriptions: [onExamSubmitted(recordResult({ ...ports, issue, recordSat })), ...onBatches(batches)],
    indexes: [...meritListIndexes, ...issuedListIndexes, ...batchIndexes],
    jobs: [
      { name: 'issue-merit-lists', everyMs: 2_000, run: issueDueLists({ ...ports, issue }) },
      { name: 'announce-releases', everyMs: 2_000, run: announceReleases(ports) },
    ],
  };
}
