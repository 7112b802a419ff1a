import { admin, callsOf, provided } from '@pathshala/pact/calls';
import { logIn, readUser } from '@pathshala/svc-auth-contract/http';
import { apiAt } from '@pathshala/web-kit/testing/api-at';

callsOf({ consumer: 'mfe-exams', provider: 'svc-auth', clientAt: apiAt }, (call) => {
  call(logIn, 'log in again during an exam', {
    given: 'there is an account rahima',
    as: 'visitor',
    body: { username: 'rahima', password: 'three blue boats' },
    uses: {
      _id: 'student1',
      username: 'rahima',
      name: 'Rahima',
      email: 'rahima@example.com',
      role: 'student',
    },
  });
  call(readUser, 'whose result it is', {
    given: 'there is an account to change',
    as: admin,
    params: { id: provided('userId') },
    uses: { name: 'Rahima Begum' },
  });
});
