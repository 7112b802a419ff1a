import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import {
  checkIn,
  listMessages,
  listParticipants,
  listRollNumbers,
  moveInWaitingList,
  previewMessage,
  readParticipantNames,
  readParticipantsSummary,
  sendMessage,
  undoCheckIn,
} from '@pathshala/svc-campaigns-contract/http';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-01-15T10:00:00.000Z';
const atEntrance = { given: 'a campaign with a place has participants', as: admin } as const;
const params = { campaignId: provided('campaignId') };
const basicInfo = { fullName: 'Rahima', email: 'rahima@example.com', mobile: '01710000000' };
const confirmed = {
  _id: 'registration1',
  state: exactly('confirmed'),
  rollNumber: '000001',
  basicInfo,
  registeredAt: time,
  hasMailFailed: false,
} as const;
const message = {
  audience: { state: 'confirmed' as const },
  subject: { bn: 'হল বদলেছে', en: 'Another hall' },
  body: { bn: 'হল ২-এ আসুন।', en: 'Come to hall 2.' },
};

/** The participants of a campaign: list, check-in, waiting list, messages. */
export function participantCalls(call: DescribeCall<Api>): void {
  call(listParticipants, 'the participants with a place', {
    ...atEntrance,
    params,
    query: { page: 1, state: 'confirmed', sort: 'name' },
    uses: { items: [confirmed], total: 1 },
  });
  call(listParticipants, 'the participants that a search of the exam desk finds', {
    ...atEntrance,
    params,
    query: { page: 1, pageSize: 100, q: '000001' },
    uses: { items: [{ _id: 'registration1' }], total: 1 },
  });
  call(listParticipants, 'the waiting list in its order', {
    ...atEntrance,
    params,
    query: { page: 1, pageSize: 100, state: 'waiting' },
    uses: { items: [{ _id: 'registration2', basicInfo, waitingPosition: 1 }], total: 1 },
  });
  call(listRollNumbers, 'the roll numbers for the exam desk', {
    ...atEntrance,
    params,
    query: { after: '000000' },
    uses: { items: [{ studentId: 'student1', rollNumber: '000001' }], hasMore: false },
  });
  call(readParticipantNames, 'the names of visitors who sit an exam', {
    given: 'a visitor has a confirmed place in an exam',
    as: admin,
    query: { ids: provided('registrationId') },
    uses: { items: [{ _id: 'registration1', name: 'Rahima', rollNumber: '000001' }] },
  });
  call(readParticipantNames, 'the visitors of a name', {
    given: 'a visitor has a confirmed place in an exam',
    as: admin,
    query: { q: 'student' },
    uses: { items: [{ _id: 'registration1', name: 'Rahima', rollNumber: '000001' }] },
  });
  call(readParticipantsSummary, 'how many participants are in each state', {
    ...atEntrance,
    params,
    uses: {
      campaign: { _id: 'campaign1', kind: exactly('general'), title: 'A campaign', location: 'Dhaka' },
      confirmed: 1,
      waiting: 1,
      unconfirmed: 0,
      cancelled: 0,
      checkedIn: 0,
    },
  });
  entranceCalls(call);
  messageCalls(call);
}

function entranceCalls(call: DescribeCall<Api>): void {
  call(checkIn, 'check in by the roll number', {
    ...atEntrance,
    params,
    body: { code: '000001' },
    uses: { ...confirmed, checkedInAt: time, isNew: exactly(true) },
  });
  call(undoCheckIn, 'undo a check-in', {
    ...atEntrance,
    params: { ...params, id: provided('participantId') },
    uses: { _id: 'registration1', basicInfo },
  });
  call(moveInWaitingList, 'move a participant to the first place of the waiting list', {
    ...atEntrance,
    params: { ...params, id: provided('lastId') },
    body: { before: provided('firstId') },
    uses: { _id: 'registration3', basicInfo },
  });
}

function messageCalls(call: DescribeCall<Api>): void {
  const written = { subject: 'Another hall', text: 'Come to hall 2.' };
  call(previewMessage, 'a message as its recipients will read it', {
    ...atEntrance,
    params,
    body: message,
    uses: { recipients: 1, bn: written, en: written },
  });
  call(sendMessage, 'send a message to the participants with a place', {
    ...atEntrance,
    params,
    body: message,
    uses: { _id: 'message1', state: 'preparing' },
  });
  call(listMessages, 'the messages to participants and their progress', {
    given: 'a message to participants is on its way',
    as: admin,
    params,
    query: { pageSize: 20 },
    uses: {
      items: [
        {
          _id: 'message1',
          subject: message.subject,
          state: 'sending',
          recipients: 1,
          sent: 1,
          failed: 0,
          createdAt: time,
        },
      ],
    },
  });
}
