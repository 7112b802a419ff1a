import { callsOf, exactly, provided, student } from '@pathshala/pact/calls';
import { listOwnRegistrations } from '@pathshala/svc-campaigns-contract/http';
import { apiAt } from '@pathshala/web-kit/testing/api-at';

callsOf({ consumer: 'mfe-learning', provider: 'svc-campaigns', clientAt: apiAt }, (call) => {
  call(listOwnRegistrations, 'the registrations for the download of one’s own data', {
    given: 'the student is registered for an exam campaign',
    as: student,
    params: { studentId: provided('studentId') },
    uses: { items: [{ campaignId: 'campaign1', status: exactly('registered') }] },
  });
});
