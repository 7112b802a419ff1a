import { heldStream } from '@pathshala/contract-kit/held-stream';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  addMinutesBody,
  announceBody,
  attemptNews,
  desk,
  deskEvents,
  reopenBody,
  withdrawBody,
} from './exam-desk.ts';

const byExam = z.object({ examId: id });
const forManagers = { access: 'admin', permission: permissions.campaigns } as const;
const act = {
  ...forManagers,
  method: 'post',
  audit: { id: 'params.examId', compare: 'get /exams/desk/{examId}' },
  answer: desk,
} as const;
const actErrors = ['exams.not-found', 'common.edited-meanwhile', 'exams.desk-released'] as const;
const attemptErrors = ['exams.attempt-not-found', 'exams.too-many-minutes'] as const;

export const readDesk = defineRoute({
  ...forManagers,
  method: 'get',
  path: '/exams/desk/{examId}',
  summary: 'The desk of a campaign exam: its times, announcements and what was done',
  params: byExam,
  answer: desk,
  errors: ['exams.not-found'],
});

/** `text/event-stream`: a snapshot or, after `Last-Event-ID`, the changes since; then changes, at most once a second. */
export const watchDesk = defineRoute({
  ...forManagers,
  method: 'get',
  path: '/exams/desk/{examId}/stream',
  summary: 'The students in an exam, live: server-sent events; ends when the right of the reader ends',
  params: byExam,
  trusted: true,
  answer: z.union([deskEvents.snapshot, deskEvents.changes, deskEvents.desk, deskEvents.beat]),
  errors: ['exams.not-found'],
});

export const addMinutes = defineRoute({
  ...act,
  path: '/exams/desk/{examId}/minutes',
  summary: 'Give minutes to one who sits, or to all who sit now',
  params: byExam,
  body: addMinutesBody,
  errors: [...actErrors, ...attemptErrors, 'exams.already-submitted', 'exams.time-over'],
});

export const reopenAttempt = defineRoute({
  ...act,
  path: '/exams/desk/{examId}/reopenings',
  summary: 'Open a submitted attempt again, before anybody sees a score',
  params: byExam,
  body: reopenBody,
  errors: [
    ...actErrors,
    ...attemptErrors,
    'exams.reopen-open',
    'exams.reopen-score-shown',
    'exams.reopen-marked',
  ],
});

export const announceToExam = defineRoute({
  ...act,
  path: '/exams/desk/{examId}/announcements',
  summary: 'Show a text to all who sit the exam, and to those who start later',
  params: byExam,
  body: announceBody,
  errors: [...actErrors, 'exams.too-many-announcements'],
});

export const withdrawAnnouncement = defineRoute({
  ...act,
  path: '/exams/desk/{examId}/announcements/{announcementId}/withdrawal',
  summary: 'Take an announcement back',
  params: byExam.extend({ announcementId: id }),
  body: withdrawBody,
  errors: actErrors,
});

/** POST, because the call is recorded as a sign that the page is open, which the desk shows. */
export const readAttemptNews = defineRoute({
  method: 'post',
  path: '/exams/attempts/{id}/news',
  access: 'student',
  participant: true,
  ticket: 'params.id',
  repeatable: true,
  summary: 'The deadline as it is now and the announcements; asked for while nothing is saved',
  params: z.object({ id }),
  answer: attemptNews,
  errors: ['exams.attempt-not-found'],
});

/** `text/event-stream`, held by the gateway; each event is an `AttemptSignal`. */
export const watchAttempt = defineRoute({
  method: 'get',
  path: '/exams/attempts/{id}/stream',
  access: 'student',
  participant: true,
  ticket: 'params.id',
  held: true,
  summary:
    'Announcements and a moved deadline, as they come: server-sent events for a page on which an exam is sat',
  params: z.object({ id }),
  answer: heldStream(attemptNews),
  errors: ['exams.attempt-not-found', 'common.too-many'],
});
