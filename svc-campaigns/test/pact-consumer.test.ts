import { eventsOf } from '@pathshala/pact/events';
import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import { examStarted, examSubmitted } from '@pathshala/svc-exams-contract/events';
import { registerAccount } from './participants.ts';
import { accountOf, createExamCampaign, startCampaigns } from './service.ts';

const time = '2026-01-15T10:00:00.000Z';

eventsOf({ consumer: 'svc-campaigns', start: startCampaigns }, (event) => {
  event(userVerified, {
    data: { userId: 'student1', username: 'rahima', name: 'Rahima', email: 'rahima@example.com' },
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
    data: {
      attemptId: 'attempt1',
      resultId: 'result1',
      studentId: 'student1',
      examKind: 'campaign',
      examId: 'exam1',
      courseId: null,
      unitId: null,
      title: 'A model test',
      attemptNo: 1,
      counts: true,
      score: 62.5,
      totalMarks: 100,
      correct: 65,
      wrong: 10,
      blank: 25,
      durationMs: 1000,
      dateTaken: time,
      submittedAt: time,
      scoreVersion: 1,
    },
  });
  event(userDeleted, { data: { userId: 'student1' } });
});
