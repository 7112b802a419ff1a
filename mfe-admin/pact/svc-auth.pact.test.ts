import { admin, callsOf, exactly, provided } from '@pathshala/pact/calls';
import { changeUser, listUsers, readUsersOverview } from '@pathshala/svc-auth-contract/http';
import { apiAt } from '@pathshala/web-kit/testing/api-at';

const user = {
  _id: 'user1',
  username: 'rahima',
  name: 'Rahima',
  email: 'rahima@example.com',
  role: 'student',
  active: true,
} as const;

callsOf({ consumer: 'mfe-admin', provider: 'svc-auth', clientAt: apiAt }, (call) => {
  call(readUsersOverview, 'the sign-ups of the last days', {
    given: 'there is an account rahima',
    as: admin,
    uses: { signUps: [{ day: '2026-01-15', count: 1 }] },
  });
  call(listUsers, 'the users of a name', {
    given: 'there is an account rahima',
    as: admin,
    query: { q: 'rahima', pageSize: 5 },
    uses: { items: [{ name: 'Rahima', username: 'rahima', email: 'rahima@example.com' }] },
  });
  call(listUsers, 'the users', {
    given: 'there is an account rahima',
    as: admin,
    query: { page: 1, sort: 'name', q: 'rahima', role: 'student', active: 'true' },
    uses: {
      items: [{ ...user, createdAt: '2026-01-15T10:00:00.000Z' }],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
  call(changeUser, 'disable a user', {
    given: 'there is an account to change',
    as: admin,
    params: { id: provided('userId') },
    body: { name: 'Rahima Begum', active: false },
    uses: { name: exactly('Rahima Begum') },
  });
});
