import { eventsOf } from '@pathshala/pact/events';
import { userDeleted, userEmailChanged, userVerified } from '@pathshala/svc-auth-contract/events';
import { examStarted, examSubmitted } from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { registerAccount } from './participants.ts';
import { accountOf, createExamCampaign, startCampaigns } from './service.ts';

const time = '2026-01-15T10:00:00.000Z';

eventsOf({ consumer: 'svc-campaigns', start: startCampaigns }, (event) => {
  event(userVerified, {
    data: { userId: 'student1', username: 'rahima', name: 'Rahima', email: 'rahima@example.com' },
  });
  event(userEmailChanged, {
    data: {
      userId: 'student1',
      username: 'rahima',
      name: 'Rahima',
      email: 'new@example.com',
      previousEmail: 'rahima@example.com',
    },
  });
  event(examStarted, {
    before: async (service) => ({ examId: (await createExamCampaign(service))._id }),
    data: { examKind: 'campaign', examId: 'exam1', startedAt: time },
  });
  event(examSubmitted, {
    kind: 'of a campaign',
    before: async (service) => {
      const { _id: examId } = await createExamCampaign(service);
      await registerAccount(service, 1, { campaignId: examId });
      return { examId, studentId: accountOf(1).userId };
    },
    data: { ...submittedExam, examKind: 'campaign', courseId: null, unitId: null },
  });
  event(userDeleted, { data: { userId: 'student1' } });
});
