import { admin, type DescribeCall, provided } from '@pathshala/pact/calls';
import {
  cancelMessage,
  changeMessage,
  checkMessage,
  listMessageRecipients,
  listMessages,
  listStudentMessages,
  readMessage,
  resendMessage,
  sendMessage,
} from '@pathshala/svc-auth-contract/school-message-routes';
import type { DeliveryTally } from '@pathshala/svc-auth-contract/school-messages';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-01-15T10:00:00.000Z';
const sent = { given: 'a message was sent to a student', as: admin } as const;
const waiting = { given: 'a message to a student waits for its time', as: admin } as const;
const params = { id: provided('messageId') };

const contents = { bn: { title: 'ছুটি', text: 'কাল ক্লাস নেই।' }, en: { title: '', text: '' } };
const draft = {
  audience: { kind: 'student', id: provided('userId'), name: '' },
  contents,
  channels: { mail: true, sms: true },
  link: '/courses',
} as const;
const message = {
  _id: 'message1',
  audience: { kind: 'student', id: 'student1', name: 'Rahima' },
  contents,
  channels: { mail: true, sms: true },
  link: '/courses',
  state: 'done',
  sendAt: time,
  recipients: 1,
  createdAt: time,
  rev: 1,
} as const;
const scheduled = { ...message, state: 'scheduled' } as const;

const noCounts: DeliveryTally = {
  unused: 0,
  waiting: 0,
  queued: 0,
  sending: 0,
  sent: 0,
  delivered: 0,
  failed: 0,
  none: 0,
  off: 0,
  limit: 0,
  unknown: 0,
  gone: 0,
};
const delivery = { bell: 'sent', mail: 'queued', sms: 'none' } as const;

function writingCalls(call: DescribeCall<Api>): void {
  call(checkMessage, 'what a message would cost', {
    ...waiting,
    body: draft,
    uses: {
      recipients: { total: 1, mail: 1, sms: 0 },
      sms: { isOn: true, parts: 0, costPaisa: 0, partsLeft: 1 },
      previews: [
        {
          language: 'bn',
          title: 'ছুটি',
          paragraphs: ['কাল ক্লাস নেই।'],
          sms: { text: 'কাল ক্লাস নেই।', parts: 1, letters: 14 },
        },
      ],
    },
  });
  call(sendMessage, 'send a message', {
    ...waiting,
    body: { ...draft, key: 'key1', sendAt: null },
    uses: scheduled,
  });
  call(changeMessage, 'change a message', {
    ...waiting,
    params,
    body: { ...draft, sendAt: provided('sendAt'), rev: 1 },
    uses: { ...scheduled, rev: 2 },
  });
  call(cancelMessage, 'cancel a message', {
    ...waiting,
    params,
    uses: { _id: 'message1', state: 'cancelled' },
  });
  call(resendMessage, 'send a message again', {
    ...sent,
    params,
    uses: { _id: 'message1', state: 'running' },
  });
}

/** Messages of the school, as the boss area writes and reads them. */
export function messageCalls(call: DescribeCall<Api>): void {
  writingCalls(call);
  call(listMessages, 'the messages', {
    ...sent,
    query: { page: 1 },
    uses: { items: [message], total: 1, page: 1, pageSize: 10 },
  });
  call(readMessage, 'a message', {
    ...sent,
    params,
    uses: { ...message, deliveries: { bell: noCounts, mail: noCounts, sms: noCounts }, missed: 1 },
  });
  call(listMessageRecipients, 'the recipients of a message', {
    ...sent,
    params,
    query: { page: 1, part: 'missed' },
    uses: {
      items: [
        { _id: 'r1', studentId: 'student1', name: 'Rahima', username: 'rahima', ...delivery, mailReason: '' },
      ],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
  call(listStudentMessages, 'the messages to a student', {
    ...sent,
    params: { id: provided('userId') },
    query: { pageSize: 5 },
    uses: {
      items: [
        { messageId: 'message1', toGuardian: false, title: { bn: 'ছুটি', en: 'ছুটি' }, at: time, ...delivery },
      ],
      total: 1,
    },
  });
}
