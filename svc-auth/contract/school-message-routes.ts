import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  checkedMessage,
  detailedMessage,
  messageDraft,
  messageInput,
  receivedMessage,
  recipient,
  schoolMessage,
} from './school-messages.ts';

const byId = z.object({ id });
const bodyLimit = 40_000;
const forSupport = { access: 'admin', permission: permissions.support } as const;

const contentErrors = [
  'auth.message-empty',
  'auth.message-half',
  'auth.message-nobody',
  'auth.message-sms-off',
  'auth.sms-long',
] as const;

export const checkMessage = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/messages/check',
  // A POST, because texts belong in no URL.
  audit: {},
  repeatable: true,
  limit: { per: 'user', max: 120, windowSeconds: 600, whenUncounted: 'allow' },
  summary:
    'What a message looks like, whom it would reach on which channel, and what it costs; sends nothing',
  body: messageDraft,
  bodyLimit,
  answer: checkedMessage,
  errors: contentErrors,
});

export const sendMessage = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/messages',
  audit: { id: 'answer._id' },
  repeatable: true,
  limit: { per: 'user', max: 60, windowSeconds: 3600, whenUncounted: 'refuse' },
  summary: 'Write to students, at once or at a time; who is addressed is found when it goes out',
  body: messageInput.extend({
    /** Chosen by the browser: a repeat with the same key is the same message. */
    key: id,
  }),
  bodyLimit,
  answer: schoolMessage,
  status: 201,
  errors: [...contentErrors, 'auth.message-past'],
});

export const listMessages = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/messages',
  summary: 'The messages to students, the latest first',
  query: pageQuery
    .pick({ page: true, pageSize: true, q: true })
    .extend({ state: z.enum(['scheduled', 'running', 'done', 'cancelled']).optional() }),
  answer: pageOf(schoolMessage),
});

export const readMessage = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/messages/{id}',
  summary: 'A message and how far it is',
  params: byId,
  answer: detailedMessage,
  errors: ['common.not-found'],
});

export const changeMessage = defineRoute({
  ...forSupport,
  method: 'put',
  path: '/messages/{id}',
  audit: { id: 'params.id', compare: 'get /messages/{id}' },
  summary: 'Change a message that has not begun to go out',
  params: byId,
  body: messageInput.extend({ rev: z.number().int() }),
  bodyLimit,
  answer: schoolMessage,
  errors: [
    ...contentErrors,
    'auth.message-past',
    'auth.message-begun',
    'common.not-found',
    'common.edited-meanwhile',
  ],
});

export const cancelMessage = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/messages/{id}/cancel',
  audit: { id: 'params.id' },
  repeatable: true,
  summary: 'Cancel a message that has not begun to go out',
  params: byId,
  bodyLimit: 1_000,
  answer: schoolMessage,
  errors: ['auth.message-begun', 'common.not-found'],
});

export const resendMessage = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/messages/{id}/resend',
  audit: { id: 'params.id' },
  limit: { per: 'user', max: 30, windowSeconds: 3600, whenUncounted: 'refuse' },
  summary: 'Send a message again to those whom it did not reach, on the channels where it failed',
  params: byId,
  bodyLimit: 1_000,
  answer: schoolMessage,
  errors: ['auth.message-running', 'auth.message-reached', 'common.not-found'],
});

export const listMessageRecipients = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/messages/{id}/recipients',
  summary: 'Who got a message on which channel, and who did not, by name',
  params: byId,
  query: pageQuery
    .pick({ page: true, pageSize: true, q: true })
    .extend({ part: z.enum(['all', 'missed']).default('all') }),
  answer: pageOf(recipient),
  errors: ['common.not-found'],
});

export const listStudentMessages = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/users/{id}/messages',
  summary: 'The messages that were sent to one student, the latest first',
  params: byId,
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(receivedMessage),
  errors: ['common.not-found'],
});
