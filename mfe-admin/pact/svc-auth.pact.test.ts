import { admin, callsOf, exactly, provided } from '@pathshala/pact/calls';
import {
  changeSiteSettings,
  changeUser,
  countUserSessions,
  endUserSessions,
  inviteUser,
  listInvitations,
  listUsers,
  readSiteSettings,
  readUserNames,
  readUsersOverview,
  resendInvitation,
  resetUserSecondFactor,
  sendPasswordLink,
  withdrawInvitation,
} from '@pathshala/svc-auth-contract/http';
import { apiAt } from '@pathshala/web-kit/testing/api-at';

const user = {
  _id: 'user1',
  username: 'rahima',
  name: 'Rahima',
  email: 'rahima@example.com',
  role: 'student',
  active: true,
} as const;

const invitation = {
  _id: 'invitation1',
  email: 'rina@example.com',
  name: 'Rina',
  role: 'student',
  expiresAt: '2026-01-22T10:00:00.000Z',
} as const;

const siteSettings = {
  statistics: { students: 1, classes: 1, sheets: 1, tests: 1, rating: 4.5 },
  contact: { address: { bn: 'ঢাকা', en: 'Dhaka' }, phone: '+880', email: 'a@example.com' },
  social: [{ name: 'Facebook', url: 'https://example.com/' }],
  copyrightYear: 2026,
};

callsOf({ consumer: 'mfe-admin', provider: 'svc-auth', clientAt: apiAt }, (call) => {
  call(readUsersOverview, 'the sign-ups of the last days', {
    given: 'there is an account rahima',
    as: admin,
    uses: { signUps: [{ day: '2026-01-15', count: 1 }] },
  });
  call(readSiteSettings, 'whether administrators must log in with two steps', {
    given: 'the site has its settings',
    as: admin,
    uses: { ...siteSettings, rev: 1, requireSecondFactorForAdmins: false },
  });
  call(changeSiteSettings, 'two steps for administrators, asked for by one who has none', {
    given: 'the site has its settings',
    as: admin,
    body: { ...siteSettings, requireSecondFactorForAdmins: true },
    refused: { status: 409, code: 'auth.second-factor-first' },
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
  call(listUsers, 'the users of some days by another column', {
    given: 'there is an account rahima',
    as: admin,
    query: { page: 1, pageSize: 25, sort: '-created', createdFrom: '2025-01-01', createdTo: '2099-12-31' },
    uses: { total: 1, page: 1, pageSize: 25 },
  });
  call(readUserNames, 'the names of some users', {
    given: 'there is an account to change',
    as: admin,
    query: { ids: provided('userId') },
    uses: { items: [{ _id: 'user1', name: 'Rahima' }] },
  });
  call(changeUser, 'disable a user', {
    given: 'there is an account to change',
    as: admin,
    params: { id: provided('userId') },
    body: { name: 'Rahima Begum', active: false },
    uses: { name: exactly('Rahima Begum') },
  });
  call(endUserSessions, 'log a user out everywhere', {
    given: 'there is an account to change',
    as: admin,
    params: { id: provided('userId') },
    uses: { message: 'Logged out.' },
  });
  call(countUserSessions, 'on how many devices a user is logged in', {
    given: 'there is an account to change',
    as: admin,
    params: { id: provided('userId') },
    uses: { count: 1 },
  });
  call(resetUserSecondFactor, 'reset the second step of a user', {
    given: 'there is an account to change',
    as: admin,
    params: { id: provided('userId') },
    uses: { message: 'It is reset.' },
  });
  call(sendPasswordLink, 'mail a user a link for a new password', {
    given: 'there is an account to change',
    as: admin,
    params: { id: provided('userId') },
    uses: { message: 'A link is on its way.' },
  });
  call(inviteUser, 'invite a person', {
    given: 'nobody of this name was invited',
    as: admin,
    body: { email: 'rina@example.com', name: 'Rina', role: 'student' },
    uses: { email: exactly('rina@example.com') },
  });
  call(listInvitations, 'the open invitations', {
    given: 'a person was invited',
    as: admin,
    query: { pageSize: 100 },
    uses: { items: [invitation], total: 1 },
  });
  call(resendInvitation, 'send an invitation again', {
    given: 'a person was invited',
    as: admin,
    params: { id: provided('invitationId') },
    uses: { email: 'rina@example.com' },
  });
  call(withdrawInvitation, 'withdraw an invitation', {
    given: 'a person was invited',
    as: admin,
    params: { id: provided('invitationId') },
    uses: { _id: 'invitation1' },
  });
});
