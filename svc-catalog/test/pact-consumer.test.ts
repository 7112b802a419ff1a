import { eventsOf } from '@pathshala/pact/events';
import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { startCatalog } from './start-catalog.ts';

const time = '2026-01-15T10:00:00.000Z';

eventsOf({ consumer: 'svc-catalog', start: startCatalog }, (event) => {
  event(userVerified, {
    data: { userId: 'student1', username: 'rahima', name: 'Rahima', email: 'rahima@example.com' },
  });
  event(examSubmitted, {
    kind: 'of a past year',
    data: {
      attemptId: 'attempt1',
      resultId: 'result1',
      studentId: 'student1',
      examKind: 'past-year',
      examId: 'exam1',
      courseId: 'course1',
      unitId: 'unit1',
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
