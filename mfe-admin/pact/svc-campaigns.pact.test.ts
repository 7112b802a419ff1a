import { admin, callsOf, provided } from '@pathshala/pact/calls';
import {
  listCampaigns,
  listDeletedCampaigns,
  listExamCampaigns,
  readCampaignsOverview,
  readWaitingCampaignWork,
  releaseResults,
} from '@pathshala/svc-campaigns-contract/http';
import { mailOperations, operations } from '@pathshala/svc-campaigns-contract/operations';
import { mailOperationsCalls, operationsCalls } from './operations-calls.ts';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { campaignCalls } from './campaign-calls.ts';
import { campaignReportCalls } from './campaign-report-calls.ts';
import { participantCalls } from './participant-calls.ts';
import { deletedThings, waitingWork } from './waiting-and-deleted.ts';

const time = '2026-01-15T10:00:00.000Z';

const waiting = { _id: 'campaign1', title: 'Model test', startDate: time, endDate: time };

callsOf({ consumer: 'mfe-admin', provider: 'svc-campaigns', clientAt: apiAt }, (call) => {
  operationsCalls(call, operations, 'campaigns.campaign.registered.v1');
  mailOperationsCalls(call, mailOperations);
  call(listExamCampaigns, 'the number of exam campaigns', {
    given: 'there is a running campaign of each kind',
    as: admin,
    query: { pageSize: 1 },
    uses: { total: 1 },
  });
  call(listExamCampaigns, 'the exam campaigns of a name', {
    given: 'there is a running campaign of each kind',
    as: admin,
    query: { q: 'Model', pageSize: 5 },
    uses: { items: [{ _id: 'campaign1', title: 'Model test' }] },
  });
  call(listCampaigns, 'the campaigns of a name', {
    given: 'there is a running campaign of each kind',
    as: admin,
    query: { q: 'Model', pageSize: 5 },
    uses: { items: [{ _id: 'campaign1', title: 'Model test' }] },
  });
  call(readCampaignsOverview, 'registrations of the last days, and what waits for an administrator', {
    given: 'exam campaigns wait for an administrator',
    as: admin,
    uses: {
      registrations: [{ day: '2026-01-15', count: 1 }],
      toRelease: [waiting],
      withoutExam: [waiting],
      withoutCorrectOption: [{ ...waiting, questions: 1 }],
    },
  });
  call(readWaitingCampaignWork, 'what waits in the campaigns', {
    given: 'exam campaigns wait for an administrator',
    as: admin,
    uses: waitingWork,
  });
  call(listDeletedCampaigns, 'what was deleted of campaigns', {
    given: 'a campaign was just deleted',
    as: admin,
    uses: deletedThings,
  });
  call(listExamCampaigns, 'the exam campaigns to manage', {
    given: 'there is a running campaign of each kind',
    as: admin,
    query: { page: 1 },
    uses: {
      items: [
        {
          _id: 'campaign1',
          title: 'A campaign',
          startDate: time,
          endDate: time,
          phase: 'running',
          maxParticipants: 100,
          registeredCount: 1,
          waitingCount: 0,
          exam: { subjects: [{ questionCount: 1 }] },
        },
      ],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
  call(listExamCampaigns, 'the exam campaigns of some days by another column', {
    given: 'there is a running campaign of each kind',
    as: admin,
    query: {
      page: 1,
      pageSize: 25,
      sort: '-start',
      phase: 'running',
      exam: 'with',
      startFrom: '2025-01-01',
      startTo: '2099-12-31',
    },
    uses: { total: 1, page: 1, pageSize: 25 },
  });
  call(listExamCampaigns, 'the exam campaigns with results to release', {
    given: 'an exam campaign is over',
    as: admin,
    query: { page: 1, results: 'due' },
    uses: { items: [{ phase: 'past' }], total: 1 },
  });
  call(releaseResults, 'release the results', {
    given: 'an exam campaign is over',
    as: admin,
    params: { id: provided('campaignId') },
    uses: { resultsReleasedAt: time },
  });
  campaignCalls(call);
  participantCalls(call);
  campaignReportCalls(call);
});
