import { admin, type DescribeCall, provided, student } from '@pathshala/pact/calls';
import {
  changeEmail,
  changeMobile,
  changeNoticeChoice,
  changeOwnAccount,
  changeQuietHours,
  confirmEmail,
  confirmMobile,
  deleteOwnAccount,
  listNoticeDevices,
  listNotices,
  readEmailChange,
  readMobileChange,
  readNoticeChoices,
  readOwnData,
  readOwnStudent,
  readUserNames,
  registerNoticeDevice,
  removeNoticeDevice,
  resendEmailCode,
  resendMobileCode,
} from '@pathshala/svc-auth-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { account, notice, student as studentRecord } from '../src/samples.ts';

const time = '2026-01-15T10:00:00.000Z';
const password = 'three blue boats';
const user = fieldsOf(account, '_id', 'username', 'name', 'email', 'role');
const codeSent = { message: 'We mailed a code.', resendAfterSeconds: 60 };

/** The calls of the account page. */
export function accountCalls(call: DescribeCall<Api>): void {
  const loggedIn = { given: 'the student is logged in', as: student } as const;
  const waiting = { given: 'a code was mailed to a new address a minute ago', as: student } as const;
  call(readUserNames, 'the name of the student on a receipt', {
    given: 'there is an account to change',
    as: admin,
    query: { ids: provided('userId') },
    uses: { items: [{ _id: 'user1', name: 'Rahima' }] },
  });
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
  mobileCalls(call);
  call(readOwnData, 'the account for the download of one’s own data', {
    ...loggedIn,
    uses: { account: { ...user, createdAt: time }, pendingEmail: null },
  });
  call(readOwnStudent, 'the student record for the download of one’s own data', {
    ...loggedIn,
    uses: fieldsOf(studentRecord, '_id'),
  });
  call(listNotices, 'the notices for the download of one’s own data', {
    given: 'the student has an unread notice',
    as: student,
    query: { page: 1, pageSize: 100 },
    uses: { items: [fieldsOf(notice, '_id')], total: 1 },
  });
}

/** The calls of the page of notices. */
export function noticeCalls(call: DescribeCall<Api>): void {
  const loggedIn = { given: 'the student is logged in', as: student } as const;
  const choices = {
    // `mail` and `sms` are a choice or null.
    items: [{ kind: 'courses', push: true }],
    quietHours: { from: '22:00', to: '07:00' },
  } as const;
  const device = { _id: 'device1', name: 'Chrome on Android', createdAt: time };
  const browser = { given: 'the student has a browser that shows notices', as: student } as const;
  call(readNoticeChoices, 'which notices come how', { ...loggedIn, uses: choices });
  call(changeNoticeChoice, 'turn off the mails of a kind of notices', {
    ...loggedIn,
    body: { kind: 'payments', channel: 'mail', isOn: false },
    uses: choices,
  });
  call(changeQuietHours, 'have other quiet hours', {
    ...loggedIn,
    body: { quietHours: { from: '22:00', to: '07:00' } },
    uses: choices,
  });
  call(listNoticeDevices, 'the browsers that show notices', {
    ...browser,
    uses: { publicKey: 'BKey', items: [device] },
  });
  call(registerNoticeDevice, 'show notices on this browser', {
    ...browser,
    body: { endpoint: provided('endpoint'), keys: { p256dh: provided('p256dh'), auth: provided('auth') } },
    uses: { publicKey: 'BKey', items: [device] },
  });
  call(removeNoticeDevice, 'show no more notices on a browser', {
    ...browser,
    params: { id: provided('deviceId') },
    uses: { publicKey: 'BKey' },
  });
}

function mobileCalls(call: DescribeCall<Api>): void {
  const loggedIn = { given: 'the student is logged in', as: student } as const;
  const number = { given: 'a code was sent to a new number a minute ago', as: student } as const;
  call(readMobileChange, 'no new number', { ...loggedIn, uses: { pending: null } });
  call(changeMobile, 'ask for a mobile number', {
    ...loggedIn,
    body: { mobile: '01798000009', password },
    uses: codeSent,
  });
  call(readMobileChange, 'a new number that waits for its code', {
    ...number,
    uses: { pending: { mobile: '01798000001', resendAt: time } },
  });
  call(resendMobileCode, 'send the code to the new number again', { ...number, uses: codeSent });
  call(confirmMobile, 'enter the code of the new number', {
    ...number,
    body: { otp: provided('code') },
    uses: { ...user, mobile: '01798000001' },
  });
}
