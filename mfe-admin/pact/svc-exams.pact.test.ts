import { admin, callsOf } from '@pathshala/pact/calls';
import { readExamsOverview } from '@pathshala/svc-exams-contract/http';
import { apiAt } from '@pathshala/web-kit/testing/api-at';

callsOf({ consumer: 'mfe-admin', provider: 'svc-exams', clientAt: apiAt }, (call) => {
  call(readExamsOverview, 'who sits now, and the submissions of the last days', {
    given: 'a student sits the exam of a campaign',
    as: admin,
    uses: {
      sitting: 1,
      running: [{ examId: 'exam1', title: 'Model test', closesAt: '2026-01-15T12:00:00.000Z', sitting: 1 }],
      submissions: [{ day: '2026-01-15', count: 1 }],
    },
  });
});
