import { callsOf, exactly, provided, student } from '@pathshala/pact/calls';
import { listExamCampaigns, listOwnRegistrations } from '@pathshala/svc-campaigns-contract/http';
import { apiAt } from '@pathshala/web-kit/testing/api-at';

const time = '2026-01-15T10:00:00.000Z';

callsOf({ consumer: 'mfe-learning', provider: 'svc-campaigns', clientAt: apiAt }, (call) => {
  call(listOwnRegistrations, 'the registrations for the download of one’s own data', {
    given: 'the student is registered for an exam campaign',
    as: student,
    params: { studentId: provided('studentId') },
    uses: { items: [{ campaignId: 'campaign1', status: exactly('registered') }] },
  });
  call(listExamCampaigns, 'the exam campaigns that the dashboard may suggest', {
    given: 'there is a running campaign of each kind',
    as: student,
    query: { pageSize: 20 },
    uses: {
      items: [
        {
          _id: 'campaign1',
          title: 'A campaign',
          phase: exactly('running'),
          registrationOpen: true,
          isFull: false,
          startDate: time,
          endDate: time,
          exam: { totalMarks: 30, timeLimit: 40 },
        },
      ],
    },
  });
});
