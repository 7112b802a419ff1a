import { dayRange, pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, idList } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { examKind } from './paper.ts';
import { resultSummary } from './result.ts';

export const listExamResults = defineRoute({
  method: 'get',
  path: '/exams/exam-results',
  access: 'admin',
  limited: 'filtered',
  permission: permissions.marking,
  apiKey: true,
  summary:
    'Results of all students, the latest first, by exam, student, kind and day of the submit; q searches titles of exams, and `students` adds those whose name was searched for',
  query: pageQuery.extend({
    sort: sortOf(['submitted']).default('-submitted'),
    examId: id.optional(),
    studentId: id.optional(),
    /** Together with `q`: results of these students are found too. Names are searched by svc-auth. */
    students: idList.optional(),
    examKind: examKind.optional(),
    ...dayRange('submitted'),
  }),
  answer: pageOf(resultSummary),
});
