import { eventsOf } from '@pathshala/pact/events';
import { settingsChanged, userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import { changedSettings } from '@pathshala/svc-auth-contract/examples';
import { examSubmitted, keyCorrected } from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { startCatalog } from './start-catalog.ts';

eventsOf({ consumer: 'svc-catalog', start: startCatalog }, (event) => {
  event(userVerified, {
    data: { userId: 'student1', username: 'rahima', name: 'Rahima', email: 'rahima@example.com' },
  });
  event(examSubmitted, { kind: 'of a past year', data: submittedExam });
  event(keyCorrected, {
    data: {
      paperId: 'year1',
      examKind: 'past-year',
      keyVersion: 2,
      questionId: 'p1',
      kind: 'change',
      before: ['p1-a'],
      correct: ['p1-b'],
      reason: 'Both books say b.',
      correctedAt: '2026-01-15T10:00:00.000Z',
    },
  });
  event(settingsChanged, { data: changedSettings });
  event(userDeleted, { data: { userId: 'student1' } });
});
