import { callsOf, exactly, provided, student } from '@pathshala/pact/calls';
import {
  acceptInvitation,
  beginPasskeyLogIn,
  changeOwnAccount,
  finishLogIn,
  forgotPassword,
  listNotices,
  logIn,
  logInByPasskey,
  logOut,
  markNoticesRead,
  openInvitation,
  readOwnStudent,
  readOwnUser,
  readSiteSettings,
  resendCode,
  resetPassword,
  signUp,
  unlock,
  unlockLink,
  verify,
} from '@pathshala/svc-auth-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { identifierBody } from '@pathshala/rules/email';
import { loginBody } from '../src/features/account/rules.ts';

const password = 'three blue boats';
const user = {
  _id: 'student1',
  username: 'rahima',
  name: 'Rahima',
  email: 'rahima@example.com',
  role: 'student',
} as const;
const form = { username: 'karim', name: 'Karim', email: 'karim@example.com', password };
const sendLogIn = (identifier: string) => (api: Api) =>
  api.call<typeof logIn>('post', '/auth/login', { body: loginBody({ identifier, password }) });

callsOf({ consumer: 'shell', provider: 'svc-auth', clientAt: apiAt }, (call) => {
  call(readOwnUser, 'who is logged in', { given: 'the student is logged in', as: student, uses: user });
  call(readOwnUser, 'who is logged in, by the names in both languages', {
    given: 'the student has a name in both languages',
    as: student,
    uses: { fullName: 'রহিমা | Rahima' },
  });
  call(readOwnUser, 'who sits an exam without an account', {
    given: 'there is a session of a participant',
    as: { role: 'participant', userId: 'registration1' },
    uses: {
      _id: 'registration1',
      role: exactly('participant'),
      participation: { campaignId: 'campaign1' },
    },
  });
  call(changeOwnAccount, 'save the language', {
    given: 'the student is logged in',
    as: student,
    body: { language: 'bn' },
    uses: user,
  });
  call(readSiteSettings, 'the name of the site and what it offers', {
    given: 'the site has its settings',
    as: 'visitor',
    uses: {
      siteName: { bn: 'পাঠশালা', en: 'Pathshala' },
      logo: null,
      languages: { offered: 'both', standard: 'bn' },
      features: {
        registration: true,
        photos: true,
        practice: true,
        discussion: true,
        certificates: true,
      },
    },
  });
  call(readSiteSettings, 'the announcement of the school', {
    given: 'an announcement is shown',
    as: 'visitor',
    uses: {
      announcement: {
        version: 2,
        level: exactly('important'),
        text: { bn: 'কাল ক্লাস নেই।', en: 'No classes tomorrow.' },
        link: '/courses',
      },
    },
  });
  call(logOut, 'log out', { given: 'the student is logged in', as: student });
  call(readOwnStudent, 'the photo in the top bar', {
    given: 'the student is logged in',
    as: student,
    uses: { personalInfo: { profilePhotoUrl: '' } },
  });

  call(listNotices, 'how many notices are unread, and the latest', {
    given: 'the student has an unread notice',
    as: student,
    query: { page: 1, pageSize: 1 },
    uses: {
      items: [
        {
          _id: 'notice1',
          title: { bn: 'ভর্তি সম্পন্ন', en: 'You are enrolled' },
          line: { bn: 'এখনই শুরু করতে পারেন।', en: 'You can begin at once.' },
          path: '/courses',
          at: '2026-01-15T10:00:00.000Z',
          isRead: false,
        },
      ],
      total: 1,
      unread: 1,
    },
  });
  call(markNoticesRead, 'mark a notice as read', {
    given: 'the student has an unread notice',
    as: student,
    body: { id: provided('noticeId') },
    uses: { unread: 0 },
  });
  call(markNoticesRead, 'mark all notices as read', {
    given: 'the student has an unread notice',
    as: student,
    body: { until: '2026-01-15T10:00:00.000Z' },
    uses: { unread: 0 },
  });
  call(logIn, 'log in by email', {
    given: 'there is an account rahima',
    as: 'visitor',
    body: { email: 'rahima@example.com', password },
    uses: user,
    send: sendLogIn('rahima@example.com'),
  });
  call(logIn, 'log in before the code was entered', {
    given: 'tanvir has signed up and not entered the code',
    as: 'visitor',
    body: { username: 'tanvir', password },
    refused: { status: 403, code: 'auth.unverified' },
    send: sendLogIn('tanvir'),
  });
  call(logIn, 'log in when too many have failed', {
    given: 'log-ins of habib are locked',
    as: 'visitor',
    body: { username: 'habib', password },
    refused: { status: 429, code: 'auth.login-locked' },
    send: sendLogIn('habib'),
  });

  call(logIn, 'log in to an account with a second step', {
    given: 'the account of sadia has a second step',
    as: 'visitor',
    body: { username: 'sadia', password },
    uses: { secondFactor: true, methods: ['totp'] },
    send: sendLogIn('sadia'),
  });
  call(finishLogIn, 'the second step of a log-in', {
    given: 'the first step of a log-in is done',
    as: 'visitor',
    body: { code: provided('code') },
    uses: user,
  });
  call(finishLogIn, 'the second step by recovery code, without the first', {
    given: 'no log-in has begun',
    as: 'visitor',
    body: { recoveryCode: '102a2-22222' },
    refused: { status: 410, code: 'auth.second-step-over' },
  });
  call(beginPasskeyLogIn, 'a challenge for a log-in by passkey', {
    given: 'no log-in has begun',
    as: 'visitor',
    uses: { options: { challenge: 'challenge' } },
  });
  call(logInByPasskey, 'log in by a passkey that is not known', {
    given: 'no log-in has begun',
    as: 'visitor',
    body: {
      response: {
        id: 'a2V5',
        rawId: 'a2V5',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      },
    },
    refused: { status: 401, code: 'auth.passkey-refused' },
  });

  call(signUp, 'sign up', {
    given: 'there is no account karim',
    as: 'visitor',
    body: form,
    uses: { message: 'We mailed a code.', resendAfterSeconds: 60 },
  });
  call(readSiteSettings, 'whether codes are sent by SMS', {
    given: 'the school sends SMS',
    as: 'visitor',
    uses: { hasSms: true },
  });
  call(signUp, 'sign up by mobile number', {
    given: 'the school sends SMS',
    as: 'visitor',
    body: { username: 'shirin', name: 'Shirin', mobile: '01799000001', password },
    uses: { message: 'We sent a code.', resendAfterSeconds: 60 },
  });
  call(logIn, 'log in by mobile number', {
    given: 'there is an account with the number 01799000002',
    as: 'visitor',
    body: { username: '01799000002', password },
    uses: { _id: 'student1', username: 'nasrin', mobile: '01799000002', email: exactly('') },
    send: sendLogIn('01799000002'),
  });
  call(forgotPassword, 'ask for a new password by mobile number', {
    given: 'there is an account with the number 01799000002',
    as: 'visitor',
    body: { username: '01799000002' },
    uses: { message: 'We sent a code.', request: 'request' },
    send: (api) =>
      api.call<typeof forgotPassword>('post', '/auth/forgot', { body: identifierBody('01799000002') }),
  });
  call(resetPassword, 'choose a new password by a wrong code', {
    given: 'there is no link unknown',
    as: 'visitor',
    body: { token: 'unknown.123456', password: 'four green boats' },
    refused: { status: 422, code: 'auth.sms-code-wrong' },
  });
  call(unlock, 'unlock by a wrong code', {
    given: 'there is no link unknown',
    as: 'visitor',
    body: { token: 'unknown.123456' },
    refused: { status: 422, code: 'auth.sms-code-wrong' },
  });
  call(verify, 'enter the code', {
    given: 'a code was mailed a minute ago',
    as: 'visitor',
    body: { otp: provided('code') },
    uses: user,
  });
  call(resendCode, 'send the code again', {
    given: 'a code was mailed a minute ago',
    as: 'visitor',
    uses: { message: 'We mailed a code.', resendAfterSeconds: 60 },
  });

  call(forgotPassword, 'ask for a new password', {
    given: 'there is an account rahima',
    as: 'visitor',
    body: { username: 'rahima' },
    uses: { message: 'We mailed a link.' },
    send: (api) =>
      api.call<typeof forgotPassword>('post', '/auth/forgot', { body: identifierBody('rahima') }),
  });
  call(resetPassword, 'choose a new password', {
    given: 'a link for a new password was mailed',
    as: 'visitor',
    body: { token: provided('token'), password: 'four green boats' },
    uses: { message: 'Log in.' },
  });
  call(resetPassword, 'choose a new password by an unknown link', {
    given: 'there is no link unknown',
    as: 'visitor',
    body: { token: 'unknown', password: 'four green boats' },
    refused: { status: 410, code: 'auth.link-invalid' },
  });
  call(openInvitation, 'whom an invitation is for', {
    given: 'a person was invited',
    as: 'visitor',
    body: { token: provided('token') },
    uses: { email: 'rina@example.com', name: 'Rina' },
  });
  call(openInvitation, 'an unknown invitation', {
    given: 'there is no link unknown',
    as: 'visitor',
    body: { token: 'unknown' },
    refused: { status: 410, code: 'auth.invitation-invalid' },
  });
  call(acceptInvitation, 'accept an invitation', {
    given: 'a person was invited',
    as: 'visitor',
    body: { token: provided('token'), name: 'Rina', username: provided('username'), password },
    uses: { _id: 'user1', name: 'Rina', username: 'rina', email: 'rina@example.com', role: 'student' },
  });
  call(unlockLink, 'ask for a link past a lock', {
    given: 'log-ins of habib are locked',
    as: 'visitor',
    body: { username: 'habib' },
    uses: { message: 'We mailed a link.' },
    send: (api) =>
      api.call<typeof unlockLink>('post', '/auth/unlock-link', { body: identifierBody('habib') }),
  });
  call(unlock, 'unlock this browser', {
    given: 'a link past a lock was mailed',
    as: 'visitor',
    body: { token: provided('token') },
    uses: { message: 'Log in.' },
  });
  call(unlock, 'unlock by an unknown link', {
    given: 'there is no link unknown',
    as: 'visitor',
    body: { token: 'unknown' },
    refused: { status: 410, code: 'auth.link-invalid' },
  });
});
