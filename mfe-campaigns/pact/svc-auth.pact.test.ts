import { callsOf, student } from '@pathshala/pact/calls';
import { readOwnStudent } from '@pathshala/svc-auth-contract/http';
import { apiAt } from '@pathshala/web-kit/testing/api-at';

callsOf({ consumer: 'mfe-campaigns', provider: 'svc-auth', clientAt: apiAt }, (call) => {
  call(readOwnStudent, 'the contact data of the registration form', {
    given: 'the student is logged in',
    as: student,
    uses: {
      personalInfo: {
        fullName: { english: 'Rahima' },
        contact: { email: 'rahima@example.com', mobile: '' },
      },
    },
  });
});
