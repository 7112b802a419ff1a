import { eventsOf, exactly } from '@pathshala/pact/events';
import {
  settingsChanged,
  userDeleted,
  userEmailChanged,
  userMobileProved,
  userVerified,
} from '@pathshala/svc-auth-contract/events';
import { batchChanged, batchJoined, batchLeft } from '@pathshala/svc-catalog-contract/events';
import { changedSettings } from '@pathshala/svc-auth-contract/examples';
import {
  attemptBegun,
  examExtended,
  examStarted,
  examSubmitted,
  keyCorrected,
} from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { correctedKey } from './key-corrections.ts';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import { registerAccount } from './participants.ts';
import { accountOf, createExamCampaign, startCampaigns } from './service.ts';

const time = '2026-01-15T10:00:00.000Z';

const reported = {
  registrationId: 'registration1',
  campaignId: 'campaign1',
  studentId: 'student1',
  version: 1,
  registeredAt: time,
  isVerified: true,
  hasHadPlace: true,
};

eventsOf({ consumer: 'svc-campaigns', start: startCampaigns }, (event) => {
  event(userVerified, {
    data: { userId: 'student1', username: 'rahima', name: 'Rahima', email: 'rahima@example.com' },
  });
  event(userVerified, {
    kind: 'of a number',
    data: {
      userId: 'student1',
      username: 'rahima',
      name: 'Rahima',
      email: exactly(''),
      mobile: '8801712345678',
    },
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
  event(userMobileProved, {
    data: {
      userId: 'student1',
      username: 'rahima',
      name: 'Rahima',
      mobile: '8801712345678',
    },
  });
  event(examStarted, {
    before: async (service) => ({ examId: (await createExamCampaign(service))._id }),
    data: { examKind: 'campaign', examId: 'exam1', startedAt: time, graceMs: 3000 },
  });
  event(attemptBegun, {
    before: async (service) => {
      const { _id: examId } = await createExamCampaign(service);
      await registerAccount(service, 2, { campaignId: examId });
      return { examId, studentId: accountOf(2).userId };
    },
    data: {
      attemptId: 'attempt1',
      examKind: 'campaign',
      examId: 'exam1',
      studentId: 'student1',
      startedAt: time,
    },
  });
  event(examExtended, {
    before: async (service) => {
      const { _id } = await createExamCampaign(service);
      return { examId: _id, campaignId: _id };
    },
    data: { examId: 'exam1', campaignId: 'exam1', until: '2026-02-02T00:10:00.000Z' },
  });
  event(examSubmitted, {
    kind: 'of a campaign',
    before: async (service) => {
      const { _id: examId } = await createExamCampaign(service);
      await registerAccount(service, 1, { campaignId: examId });
      return { examId, studentId: accountOf(1).userId };
    },
    data: {
      ...submittedExam,
      examKind: 'campaign',
      courseId: null,
      unitId: null,
      subjects: [{ subjectName: 'Physics', score: 62.5, correct: 65, wrong: 10, blank: 25 }],
    },
  });
  event(keyCorrected, {
    before: async (service) => {
      const { paperId, questionId, before, correct } = await correctedKey(
        service,
        (await createExamCampaign(service))._id,
      );
      return { paperId, questionId, before, correct };
    },
    data: {
      paperId: 'exam1',
      examKind: 'campaign',
      keyVersion: 2,
      questionId: 'p1',
      kind: 'change',
      before: ['p1-a'],
      correct: ['p1-b'],
      reason: 'Both books say b.',
      correctedAt: time,
    },
  });
  const place = { membershipId: 'member1', batchId: 'batch1', studentId: 'student1' };
  event(batchChanged, {
    data: {
      batchId: 'batch1',
      version: 1,
      name: 'Morning',
      courseIds: ['course1'],
      isArchived: false,
      addedCourseIds: [],
    },
  });
  event(batchJoined, { data: { ...place, version: 1, joinedAt: time, movedFrom: null } });
  event(batchLeft, {
    data: { ...place, version: 2, leftAt: time, movedTo: null, endsEnrolments: false },
  });
  event(settingsChanged, { data: changedSettings });
  event(campaignRegistered, { kind: 'for the report', data: reported });
  event(campaignRegistrationCancelled, { kind: 'for the report', data: { ...reported, version: 2 } });
  event(userDeleted, { data: { userId: 'student1' } });
});
