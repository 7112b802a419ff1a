import { callsOf, exactly, provided, student } from '@pathshala/pact/calls';
import {
  changeEmail,
  changeOwnAccount,
  confirmEmail,
  deleteOwnAccount,
  readDashboard,
  readEmailChange,
  readOwnData,
  readOwnStudent,
  readSiteSettings,
  resendEmailCode,
} from '@pathshala/svc-auth-contract/http';
import { turnOffNotices, turnOnNotices } from '@pathshala/svc-auth-contract/notices';
import { accountSecurityCalls } from './account-security-calls.ts';
import { apiAt } from '@pathshala/web-kit/testing/api-at';

const time = '2026-01-15T10:00:00.000Z';
const password = 'three blue boats';
const user = {
  _id: 'student1',
  username: 'rahima',
  name: 'Rahima',
  email: 'rahima@example.com',
  role: 'student',
} as const;
const codeSent = { message: 'We mailed a code.', resendAfterSeconds: 60 };

callsOf({ consumer: 'mfe-learning', provider: 'svc-auth', clientAt: apiAt }, (call) => {
  accountSecurityCalls(call);
  call(readSiteSettings, 'the home page’s numbers and contact', {
    given: 'the site has its settings',
    as: 'visitor',
    uses: {
      statistics: { students: 1, classes: 1, sheets: 1, tests: 1, rating: 4.5 },
      contact: { address: { bn: 'ঢাকা', en: 'Dhaka' }, phone: '+880', email: 'a@example.com' },
      social: [{ name: 'Facebook', url: 'https://example.com' }],
      copyrightYear: 2026,
    },
  });
  for (const [route, mailsNotices] of [
    [turnOffNotices, false],
    [turnOnNotices, true],
  ] as const) {
    call(route, `notices turned ${mailsNotices ? 'on' : 'off'} by the link of a mail`, {
      given: 'a notice was mailed',
      as: 'visitor',
      query: { token: provided('token') },
      uses: { mailsNotices: exactly(mailsNotices) },
    });
  }
  call(readDashboard, 'the dashboard', {
    given: 'the student has a course in progress and a result',
    as: student,
    uses: {
      coursesCompleted: 0,
      coursesInProgress: 1,
      courses: [
        {
          courseId: 'course1',
          courseCode: 'DU',
          name: 'Dhaka University',
          progress: 50,
          category: exactly('admissionPrep'),
        },
      ],
      recentResults: [
        {
          resultId: 'result1',
          examKind: 'past-year',
          examId: 'year1',
          courseId: 'course1',
          unitId: 'unit1',
          title: 'A unit 2023',
          score: 62.5,
          totalMarks: 100,
          dateTaken: time,
        },
      ],
      scoreTrend: [{ dateTaken: time, percent: 62.5, title: 'A unit 2023' }],
    },
  });
  call(readDashboard, 'the dashboard of an account without a record', {
    given: 'the student has no record',
    as: student,
    refused: { status: 404, code: 'auth.student-unknown' },
  });

  const loggedIn = { given: 'the student is logged in', as: student } as const;
  const waiting = { given: 'a code was mailed to a new address a minute ago', as: student } as const;
  call(changeOwnAccount, 'change the name', { ...loggedIn, body: { name: 'Rahima Khatun' }, uses: user });
  call(changeOwnAccount, 'change the password', {
    ...loggedIn,
    body: { password: 'four green boats', currentPassword: password },
    uses: user,
  });
  call(changeOwnAccount, 'change the password with a wrong one', {
    ...loggedIn,
    body: { password: 'four green boats', currentPassword: 'not this one' },
    refused: { status: 422, code: 'auth.password-wrong' },
  });
  call(deleteOwnAccount, 'delete the account', {
    ...loggedIn,
    body: { password },
    uses: { message: 'Your account is deleted' },
  });
  call(readEmailChange, 'no new address', { ...loggedIn, uses: { pending: null } });
  call(changeEmail, 'ask for a new address', {
    ...loggedIn,
    body: { email: 'rahima-new@example.com', password },
    uses: codeSent,
  });
  call(readEmailChange, 'a new address that waits for its code', {
    ...waiting,
    uses: { pending: { email: 'new@example.com', resendAt: time } },
  });
  call(resendEmailCode, 'send the code to the new address again', { ...waiting, uses: codeSent });
  call(confirmEmail, 'enter the code of the new address', {
    ...waiting,
    body: { otp: provided('code') },
    uses: user,
  });
  call(readOwnData, 'the account for the download of one’s own data', {
    ...loggedIn,
    uses: { account: { ...user, createdAt: time }, pendingEmail: null },
  });
  call(readOwnStudent, 'the student record for the download of one’s own data', {
    ...loggedIn,
    uses: { _id: 'student1' },
  });
});
