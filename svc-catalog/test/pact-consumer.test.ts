import { eventsOf } from '@pathshala/pact/events';
import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { startCatalog } from './start-catalog.ts';

eventsOf({ consumer: 'svc-catalog', start: startCatalog }, (event) => {
  event(userVerified, {
    data: { userId: 'student1', username: 'rahima', name: 'Rahima', email: 'rahima@example.com' },
  });
  event(examSubmitted, { kind: 'of a past year', data: submittedExam });
  event(userDeleted, { data: { userId: 'student1' } });
});
