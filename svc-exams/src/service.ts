import { serviceOf } from '@pathshala/service-kit/service/capability';
import type { CreateService } from '@pathshala/service-kit/service/service';
import { auditRecorded } from '@pathshala/svc-exams-contract/events';
import { messages } from '@pathshala/svc-exams-contract/messages';
import { prefixes } from '@pathshala/svc-exams-contract/prefixes';
import { createAttemptsCapability } from './attempts/attempts.ts';
import { createEntitlementsCapability } from './entitlements/entitlements.ts';
import { createPapers, createPapersCapability } from './papers/papers.ts';
import { createResultsCapability } from './results/results.ts';
import { createSessionEndsCapability } from './session-ends/session-ends.ts';

/** Papers, entitlements, attempts and results: the one way any exam is sat. */
export const createService: CreateService = (platform) => {
  const papers = createPapers(platform);
  const entitlements = createEntitlementsCapability(platform);
  const attempts = createAttemptsCapability(platform, { papers, ...entitlements.ports });
  const ports = { papers, ...entitlements.ports, ...attempts.ports };
  const ofPapers = createPapersCapability(platform, ports);
  const results = createResultsCapability(platform, { ...ports, ...ofPapers.ports });
  const sessionEnds = createSessionEndsCapability(platform);
  const face = {
    name: 'svc-exams',
    prefixes,
    messages,
    auditEvent: auditRecorded,
    isTicketRevoked: sessionEnds.isTicketRevoked,
  };
  return serviceOf(face, [ofPapers, entitlements, attempts, results, sessionEnds]);
};
