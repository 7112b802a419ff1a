import { admin, aPicture, callsOf, exactly, provided } from '@pathshala/pact/calls';
import {
  changeSiteSettings,
  changeSmsKinds,
  changeUser,
  changeWorkMail,
  countUserSessions,
  endUserLogIn,
  endUserSessions,
  inviteUser,
  listAudit,
  listInvitations,
  listUserLogIns,
  listUsers,
  readSiteSettings,
  readUser,
  readUserNames,
  readUsersOverview,
  readWaitingAccountWork,
  readWorkMail,
  listDeletedUsers,
  readSmsKinds,
  readSmsUse,
  resendInvitation,
  restoreInvitation,
  restoreProfilePicture,
  restoreStudent,
  resetUserSecondFactor,
  sendPasswordLink,
  uploadLogo,
  showInvitations,
  withdrawInvitation,
} from '@pathshala/svc-auth-contract/http';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';
import { backupCalls } from './backup-calls.ts';
import { contentCalls } from './content-calls.ts';
import { exportCalls } from './export-calls.ts';
import { apiKeyCalls, webhookCalls } from './integration-calls.ts';
import { mailOperations, operations } from '@pathshala/svc-auth-contract/operations';
import { messageCalls } from './message-calls.ts';
import { mailOperationsCalls, operationsCalls } from './operations-calls.ts';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { studentCalls } from './student-calls.ts';
import { deletedThings, waitingWork } from './waiting-and-deleted.ts';

const user = fieldsOf(samples.user, '_id', 'username', 'name', 'email', 'role', 'active', 'rev');

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
const editedSettings = {
  ...siteSettings,
  siteName: { bn: 'শিখি', en: 'Dhaka College' },
  features: { registration: true, photos: true, practice: true, discussion: true, certificates: true },
  passwordMinimum: 8,
  logo: null,
  languages: { offered: 'both', standard: 'bn' } as const,
  countStatistics: false,
  voices: [{ name: 'Rahima', about: 'DU 2025', text: 'Good.' }],
  exams: { graceSeconds: 3, startsOfOneExam: 20, startsOfAllExams: 60, deskMinutes: 240 },
};

const auditEntry = {
  route: exactly('put /settings'),
  action: exactly('changed'),
  thing: exactly('settings'),
  at: '2026-01-15T10:00:00.000Z',
} as const;

const logInTime = '2026-01-15T10:00:00.000Z';

callsOf({ consumer: 'mfe-admin', provider: 'svc-auth', clientAt: apiAt }, (call) => {
  contentCalls(call);
  backupCalls(call);
  studentCalls(call);
  apiKeyCalls(call);
  webhookCalls(call);
  exportCalls(call);
  messageCalls(call);
  operationsCalls(call, operations, 'auth.user.verified.v1');
  mailOperationsCalls(call, mailOperations);
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
  call(readSiteSettings, 'the settings to edit', {
    given: 'the site has its settings',
    as: admin,
    uses: { ...editedSettings, rev: 1 },
  });
  call(changeSiteSettings, 'save the settings', {
    given: 'the site has its settings',
    as: admin,
    body: editedSettings,
    uses: { siteName: { bn: exactly('শিখি'), en: exactly('Dhaka College') }, rev: 2 },
  });
  call(changeSiteSettings, 'save the settings over somebody else’s', {
    given: 'the site has its settings',
    as: admin,
    body: { ...editedSettings, rev: 1 },
    refused: { status: 409, code: 'common.edited-meanwhile' },
  });
  call(uploadLogo, 'upload a logo', {
    given: 'the site has its settings',
    as: admin,
    body: aPicture,
    uses: { url: `/api/files/svc-auth/logo/${'0af9'.repeat(16)}` },
  });
  call(listAudit, 'the last changes of the settings', {
    given: 'an administrator has changed the settings',
    as: admin,
    query: { thing: 'settings', pageSize: 5 },
    uses: { items: [auditEntry] },
  });
  call(listAudit, 'some changes of the audit log', {
    given: 'an administrator has changed the settings',
    as: admin,
    query: {
      page: 1,
      q: 'settings',
      action: 'changed',
      thing: 'settings',
      atFrom: '2025-01-01',
      atTo: '2099-12-31',
    },
    uses: {
      items: [{ ...auditEntry, _id: 'entry1', requestId: 'request1' }],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
  call(listUsers, 'the administrators', {
    given: 'there is an account rahima',
    as: admin,
    query: { role: 'admin', pageSize: 100 },
  });
  call(listUsers, 'how many students there are', {
    given: 'there is an account rahima',
    as: admin,
    query: { role: 'student', pageSize: 1 },
    uses: { total: 1 },
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
      items: [{ ...user, ...fieldsOf(samples.user, 'createdAt') }],
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
  call(readUserNames, 'the people of a name', {
    given: 'there is an account rahima',
    as: admin,
    query: { q: 'rahima' },
    uses: { items: [{ _id: 'user1', name: 'Rahima' }] },
  });
  call(changeUser, 'disable a user', {
    given: 'there is an account to change',
    as: admin,
    params: { id: provided('userId') },
    body: { name: 'Rahima Begum', active: false, rev: 1 },
    uses: { name: exactly('Rahima Begum') },
  });
  call(changeUser, 'limit the rights of an administrator', {
    given: 'there is an account whose rights change',
    as: admin,
    params: { id: provided('userId') },
    body: {
      role: 'admin',
      permissions: ['marking'],
      limitedTo: { courseIds: ['course1'], batchIds: ['batch1'] },
      rev: 1,
    },
    uses: { name: 'Rahima', limitedTo: { courseIds: ['course1'], batchIds: ['batch1'] } },
  });
  call(changeUser, 'change a user over somebody else’s change', {
    given: 'another administrator has changed an account',
    as: admin,
    params: { id: provided('userId') },
    body: { name: 'Rahima Begum', rev: 1 },
    refused: { status: 409, code: 'common.edited-meanwhile' },
  });
  call(readUser, 'the user that somebody else has changed', {
    given: 'another administrator has changed an account',
    as: admin,
    params: { id: provided('userId') },
    uses: { ...user, ...fieldsOf(samples.user, 'changedBy', 'changedAt') },
  });
  call(readWaitingAccountWork, 'what waits in the accounts', {
    given: 'a person was invited',
    as: admin,
    uses: waitingWork,
  });
  call(readWorkMail, 'whether the daily mail is switched on', {
    given: 'there is an account rahima',
    as: admin,
    uses: { isOn: false },
  });
  call(changeWorkMail, 'switch the daily mail on', {
    given: 'there is an account rahima',
    as: admin,
    body: { isOn: true },
    uses: { isOn: exactly(true) },
  });
  call(endUserSessions, 'log a user out everywhere', {
    given: 'there is an account to change',
    as: admin,
    params: { id: provided('userId') },
    uses: { message: 'Logged out.' },
  });
  call(listUserLogIns, 'where a person is logged in', {
    given: 'a person is logged in',
    as: admin,
    params: { id: provided('userId') },
    uses: {
      items: [{ id: 'login1', device: '', address: '', beganAt: logInTime, usedAt: logInTime }],
    },
  });
  call(endUserLogIn, 'log a person out on one device', {
    given: 'a person is logged in',
    as: admin,
    params: { id: provided('userId'), logInId: provided('logInId') },
    uses: { message: 'That device is logged out' },
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
    query: {
      page: 1,
      pageSize: 25,
      sort: '-invited',
      q: 'rina',
      role: 'student',
      state: 'open',
      mail: 'sent',
    },
    uses: { items: [{ ...invitation, mail: 'sent' }], total: 1 },
  });
  call(inviteUser, 'invite a student by mobile number', {
    given: 'the school sends SMS',
    as: admin,
    body: { email: '', mobile: '01797000001', name: 'Rina', role: 'student' },
    uses: { email: exactly(''), mobile: '01797000001' },
  });
  call(listInvitations, 'the open invitations of people without an address', {
    given: 'a person without an address was invited',
    as: admin,
    query: { page: 1, pageSize: 25, sort: '-invited', by: 'qr' },
    uses: { items: [{ _id: 'invitation1', name: 'Rina', email: exactly(''), mobile: '01797000002' }] },
  });
  call(showInvitations, 'the QR codes of people without an address', {
    given: 'a person without an address was invited',
    as: admin,
    body: { ids: [provided('invitationId')] },
    uses: {
      items: [
        {
          _id: 'invitation1',
          name: 'Rina',
          mobile: '01797000002',
          url: 'http://localhost:4000/invitation?token=t0ken',
          expiresAt: '2026-01-22T10:00:00.000Z',
        },
      ],
    },
  });
  const smsKinds = {
    kinds: ['exams' as const],
    isOn: true,
    costPaisa: 35,
    dailyParts: 1_600,
    rev: 2,
    changedAt: '2026-01-15T10:00:00.000Z',
    changedBy: 'Head',
  };
  call(readSmsKinds, 'the notices that are sent by SMS', {
    given: 'the school pays for notices about exams by SMS',
    as: admin,
    uses: smsKinds,
  });
  call(changeSmsKinds, 'pay for notices by SMS', {
    given: 'the school pays for notices about exams by SMS',
    as: admin,
    body: { kinds: ['exams'] },
    uses: smsKinds,
  });
  call(readSmsUse, 'what the school sends by SMS', {
    given: 'a code was sent by SMS',
    as: admin,
    uses: {
      isOn: true,
      dailyLimit: 2_000,
      days: [{ day: '2026-01-15', messages: 1, parts: 1, failed: 0, costPaisa: 35 }],
      latest: [
        {
          _id: 'code-1',
          kind: 'mobile-code',
          to: '017•••••001',
          parts: 1,
          state: 'sent',
          reason: '',
          createdAt: '2026-01-15T10:00:00.000Z',
        },
      ],
    },
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
  call(restoreInvitation, 'undo the withdrawal of an invitation', {
    given: 'an invitation was withdrawn',
    as: admin,
    params: { id: provided('invitationId') },
    uses: { email: 'rina@example.com' },
  });
  call(listDeletedUsers, 'what was deleted of users', {
    given: 'an invitation was withdrawn',
    as: admin,
    uses: deletedThings,
  });
  call(restoreStudent, 'undo the delete of a student record', {
    given: 'an administrator deleted a student record',
    as: admin,
    params: { id: provided('studentId') },
    uses: { _id: 'student1' },
  });
  call(restoreProfilePicture, 'undo the removal of a photo', {
    given: 'an administrator removed a photo',
    as: admin,
    params: { id: provided('studentId') },
    uses: { imageUrl: '/api/files/svc-auth/1' },
  });
});
