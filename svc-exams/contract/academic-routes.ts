import { pageOf } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { academicResult, academicResultInput, academicResultQuery, reportCard } from './academic-result.ts';

const byId = z.object({ id });
const byStudent = z.object({ studentId: id });
/** Bytes: forty subjects and a remark in Bengali. */
const formLimit = 64_000;

export const listAcademicResults = defineRoute({
  method: 'get',
  path: '/academicresult/student/{studentId}',
  access: { self: 'params.studentId' },
  permission: [permissions.marking, permissions.support],
  summary: 'The academic results that were entered for a student, newest first',
  params: byStudent,
  query: academicResultQuery,
  answer: pageOf(academicResult),
});

export const readReportCard = defineRoute({
  method: 'get',
  path: '/academicresult/student/{studentId}/report-card',
  access: { self: 'params.studentId' },
  permission: [permissions.marking, permissions.support],
  summary: "A student's report card: own exams by subject and over time, and the entered results",
  params: byStudent,
  answer: reportCard,
});

export const readAcademicResult = defineRoute({
  method: 'get',
  path: '/academicresult/{id}',
  access: 'admin',
  permission: permissions.marking,
  summary: 'One academic result, to be edited',
  params: byId,
  answer: academicResult,
  errors: ['exams.academic.not-found'],
});

export const createAcademicResult = defineRoute({
  method: 'post',
  path: '/academicresult',
  access: 'admin',
  permission: permissions.marking,
  audit: { id: 'answer._id' },
  summary: 'Enter an academic result of a student, who is mailed',
  body: academicResultInput,
  bodyLimit: formLimit,
  answer: academicResult,
  status: 201,
  errors: [
    'exams.academic.student-not-found',
    'exams.academic.marks-too-high',
    'exams.academic.same-subject',
  ],
});

export const replaceAcademicResult = defineRoute({
  method: 'put',
  path: '/academicresult/{id}',
  access: 'admin',
  permission: permissions.marking,
  audit: { id: 'params.id', compare: 'get /academicresult/{id}' },
  summary: 'Change an academic result; its student stays',
  params: byId,
  body: academicResultInput,
  bodyLimit: formLimit,
  answer: academicResult,
  errors: [
    'exams.academic.not-found',
    'exams.academic.marks-too-high',
    'exams.academic.same-subject',
    'exams.academic.other-student',
    'common.edited-meanwhile',
  ],
});

export const deleteAcademicResult = defineRoute({
  method: 'delete',
  path: '/academicresult/{id}',
  access: 'admin',
  permission: permissions.marking,
  audit: { id: 'params.id', compare: 'get /academicresult/{id}' },
  summary: 'Delete an academic result; can be undone for 30 days',
  params: byId,
  answer: z.object({ _id: id, undoUntil: isoTime }),
  errors: ['exams.academic.not-found'],
});

export const restoreAcademicResult = defineRoute({
  method: 'post',
  path: '/academicresult/{id}/restore',
  access: 'admin',
  permission: permissions.marking,
  audit: { id: 'params.id' },
  summary: 'Undo a delete within 30 days',
  params: byId,
  answer: academicResult,
  errors: ['exams.academic.not-found', 'exams.academic.restore-too-late'],
});
