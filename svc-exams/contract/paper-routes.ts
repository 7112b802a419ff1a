import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { examLockErrors } from './exam-lock.ts';
import { paperErrors } from './paper-errors.ts';
import { paperKey, paperOverview, studentPaper } from './paper.ts';

const byPaper = z.object({ paperId: id });
/** Without leading zeros: a resource has one address. */
const versionNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const byVersion = z.object({ examId: id, version: versionNumber });

export const readPaperOverview = defineRoute({
  method: 'get',
  path: '/exams/papers/{paperId}',
  access: 'student',
  participant: true,
  summary: 'The facts before a start: numbers, subjects, clock, and whether the caller may start',
  params: byPaper,
  answer: paperOverview,
  errors: ['exams.not-found'],
});

/** Immutable: browsers cache the answer without expiry; access is checked whenever the server is asked. */
export const readPaper = defineRoute({
  method: 'get',
  path: '/exams/papers/{examId}/{version}',
  access: 'student',
  limited: { paper: 'params.examId' },
  participant: true,
  ticket: 'params.examId',
  summary: 'A version of a paper without its key, for those who sit or have sat it, or may start it now',
  params: byVersion,
  trusted: true,
  answer: studentPaper,
  errors: paperErrors,
});

/** Immutable like the paper, unless questions are held: then it is requested again each time. */
export const readPaperKey = defineRoute({
  method: 'get',
  path: '/exams/papers/{examId}/{version}/key/{keyVersion}',
  access: 'student',
  limited: { paper: 'params.examId' },
  participant: true,
  summary: 'The key and explanations of a paper, where they may be seen (EXM-20)',
  params: byVersion.extend({ keyVersion: versionNumber }),
  trusted: true,
  answer: paperKey,
  errors: [
    'exams.not-found',
    'exams.not-enrolled',
    'exams.not-registered',
    ...examLockErrors,
    'exams.answers-not-released',
    'exams.answers-after-submit',
    'exams.paper-after-sitting',
    'exams.paper-of-course',
  ],
});
