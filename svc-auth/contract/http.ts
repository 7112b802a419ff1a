import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { codeSent, formBytes, loginInput, sessionUser, signupInput, user, verifyInput } from './account.ts';
import { classroom } from './classroom-limit.ts';
import { secondFactorAsked } from './second-factor.ts';
import { dashboard, newStudent, student, studentChange } from './student.ts';

export * from './account.ts';
export * from './announcement.ts';
export * from './api-keys.ts';
export * from './audit.ts';
export * from './backups.ts';
export { setDailyGoal } from './daily-goal.ts';
export { openUnsubscribePage, turnOffNotices, turnOnNotices } from './notices.ts';
export * from './own-notices.ts';
export * from './notice-choices.ts';
export * from './notice-devices.ts';
export * from './invitations.ts';
export * from './own-account.ts';
export * from './pages.ts';
export * from './student.ts';
export * from './student-imports.ts';
export * from './student-list.ts';
export * from './student-notes.ts';
export * from './school-message-routes.ts';
export * from './school-messages.ts';
export * from './sms.ts';
export { readLogo, uploadLogo } from './logo.ts';
export {
  readStudentPhoto,
  removeProfilePicture,
  restoreProfilePicture,
  uploadProfilePicture,
} from './photos.ts';
export * from './recently-deleted.ts';
export * from './security.ts';
export * from './sharing.ts';
export { readUsersOverview } from './overview.ts';
export { readWaitingAccountWork } from './waiting-work.ts';
export { type ExportForm, type ExportInput, exportDays, maxExports } from './export-form.ts';
export * from './scheduled-exports.ts';
export * from './webhooks.ts';
export { changeWorkMail, readWorkMail } from './work-mails.ts';
export * from './user-administration.ts';
export * from './operations.ts';
export { forgotPassword, resetPassword, unlock, unlockLink } from './recovery.ts';
export {
  changeSiteSettings,
  countStudents,
  maxPasswordMinimum,
  readSiteSettings,
  siteSettingsInput,
  voiceLimits,
} from './site-settings.ts';

const byId = z.object({ id });
const done = z.object({ message: z.string() });
/** `undoUntil` is set for a delete by an administrator. */
const studentDeletion = z.object({ _id: id, undoUntil: isoTime.optional() });

export const signUp = defineRoute({
  method: 'post',
  path: '/auth/signup',
  access: 'visitor',
  limit: { ...classroom, name: 'sign-up' },
  summary:
    'Begin an account: a code is mailed, or sent by SMS, and the answer sets the cookie the code is bound to',
  body: signupInput,
  bodyLimit: formBytes,
  answer: codeSent,
  status: 201,
  errors: [
    'auth.registration-closed',
    'auth.fields-required',
    'auth.email-invalid',
    'auth.mobile-invalid',
    'auth.mobile-off',
    'auth.sms-away',
    'auth.username-length',
    'auth.username-form',
    'auth.username-script',
    'auth.username-mobile',
    'auth.name-form',
    'auth.name-long',
    'auth.password-short',
    'auth.password-long',
    'auth.password-common',
    'auth.password-product',
    'auth.password-personal',
    'auth.email-taken',
    'auth.username-taken',
  ],
});

export const verify = defineRoute({
  method: 'post',
  path: '/auth/verify',
  access: 'visitor',
  limit: { ...classroom, max: 600, name: 'code' },
  summary: 'Prove the address or number with the code that was sent to it; logs in',
  body: verifyInput,
  bodyLimit: formBytes,
  answer: user,
  errors: [
    'auth.otp-invalid',
    'auth.otp-wrong',
    'auth.otp-wrong-last',
    'auth.otp-expired',
    'auth.otp-tries',
    'auth.signup-unknown',
    'auth.email-taken',
    'auth.mobile-taken',
    'auth.username-taken',
  ],
});

export const resendCode = defineRoute({
  method: 'post',
  path: '/auth/resend',
  access: 'visitor',
  limit: { ...classroom, max: 600, name: 'code' },
  summary: 'Send a new code, 60 s after the last at the earliest',
  answer: codeSent,
  bodyLimit: formBytes,
  errors: ['auth.signup-unknown', 'auth.sms-away', 'auth.resend-early', 'auth.resend-later'],
});

export const logIn = defineRoute({
  method: 'post',
  path: '/auth/login',
  access: 'visitor',
  limit: { ...classroom, name: 'log-in' },
  counted: 'log-ins',
  summary: 'Log in by email, mobile number or username; an account with two steps has no session yet',
  body: loginInput,
  bodyLimit: formBytes,
  answer: z.union([user, secondFactorAsked]),
  errors: [
    'auth.fields-required',
    'auth.credentials',
    'auth.unverified',
    'auth.unverified-mobile',
    'auth.disabled',
    'auth.sample-account',
    'auth.login-locked',
    'common.too-many',
  ],
});

export const logOut = defineRoute({
  method: 'post',
  path: '/auth/logout',
  access: 'visitor',
  repeatable: true,
  summary: 'End the session on the server',
  answer: done,
});

/** The contract of spec §7. */
export const logOutByGet = defineRoute({
  method: 'get',
  path: '/auth/logout',
  access: 'visitor',
  changesState: true,
  summary: 'End the session on the server',
  answer: done,
});

export const readOwnUser = defineRoute({
  method: 'get',
  path: '/users/user',
  access: 'student',
  participant: true,
  summary: 'The user of the session',
  answer: sessionUser,
  errors: ['auth.account-gone'],
});

export const readOwnStudent = defineRoute({
  method: 'get',
  path: '/students/student',
  access: 'student',
  summary: 'The caller’s own student record',
  answer: student,
  errors: ['auth.student-unknown'],
});

export const changeStudent = defineRoute({
  method: 'patch',
  path: '/students/student/update/{id}',
  access: { self: 'params.id' },
  permission: permissions.support,
  audit: { id: 'params.id' },
  summary: 'Change parts of a student record',
  params: byId,
  body: studentChange,
  answer: student,
  errors: ['auth.student-unknown', 'auth.dob', 'auth.mobile-invalid', 'auth.name-form', 'auth.name-long'],
});

export const createStudent = defineRoute({
  method: 'post',
  path: '/student/createstudent',
  access: 'student',
  audit: { id: 'answer._id' },
  summary: 'Make a student record where there is none',
  body: newStudent,
  answer: student,
  status: 201,
  errors: ['auth.student-exists', 'auth.dob'],
});

export const deleteStudent = defineRoute({
  method: 'delete',
  path: '/student/{id}',
  access: { self: 'params.id' },
  permission: permissions.support,
  audit: { id: 'params.id' },
  summary:
    'Delete a student record; the account and its enrolments stay. An administrator can undo it for 30 days, a student cannot',
  params: byId,
  answer: studentDeletion,
  errors: ['auth.student-unknown'],
});

export const restoreStudent = defineRoute({
  method: 'post',
  path: '/student/{id}/restore',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.id' },
  summary: 'Undo the delete of a student record by an administrator, within 30 days',
  params: byId,
  bodyLimit: 1000,
  answer: student,
  errors: ['auth.student-unknown', 'auth.restore-too-late', 'auth.student-exists'],
});

export const readDashboard = defineRoute({
  method: 'get',
  path: '/students/dashboard',
  access: 'student',
  summary: 'Progress, recent results and score trend of the caller',
  answer: dashboard,
});
