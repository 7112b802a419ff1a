import { admin, type DescribeCall, provided } from '@pathshala/pact/calls';
import {
  addMinutes,
  announceToExam,
  readDesk,
  reopenAttempt,
  withdrawAnnouncement,
} from '@pathshala/svc-exams-contract/exam-desk-routes';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-01-15T10:00:00.000Z';
const ofSat = { given: 'a student sits an exam whose desk nobody has used', as: admin } as const;
const params = { examId: provided('examId') };
const desk = {
  examId: 'exam1',
  title: 'Model test',
  opensAt: time,
  closesAt: time,
  questions: 8,
  isReleased: false,
  rev: 1,
  serverNow: time,
};
const act = { _id: 'act1', at: time, by: 'Ayesha' };

/** The desk of an exam; its stream of server-sent events is proved by the service's tests and by a journey. */
export function examDeskCalls(call: DescribeCall<Api>): void {
  call(readDesk, 'the desk of an exam', { ...ofSat, params, uses: desk });
  call(addMinutes, 'more minutes for all who sit', {
    ...ofSat,
    params,
    body: { minutes: 10, attemptId: null, rev: 1 },
    uses: { ...desk, acts: [{ ...act, kind: 'minutes-for-all', minutes: 10 }] },
  });
  call(reopenAttempt, 'an exam is opened again', {
    given: 'a student has submitted an exam whose scores are hidden',
    as: admin,
    params,
    body: { attemptId: provided('attemptId'), minutes: 10, rev: 1 },
    uses: { ...desk, acts: [{ ...act, kind: 'reopened', minutes: 10 }] },
  });
  call(announceToExam, 'an announcement', {
    ...ofSat,
    params,
    body: { en: 'A misprint', bn: 'ছাপার ভুল', rev: 1 },
    uses: { ...desk, announcements: [{ _id: 'n1', en: 'A misprint', bn: 'ছাপার ভুল', at: time }] },
  });
  call(withdrawAnnouncement, 'an announcement is taken back', {
    given: 'something was announced to those who sit an exam',
    as: admin,
    params: { ...params, announcementId: provided('announcementId') },
    body: { rev: 2 },
    uses: desk,
  });
}
