import { defineRoute } from '@pathshala/contract-kit/route';
import { pageOf } from '@pathshala/contract-kit/paging';
import { permissions } from '@pathshala/rules/permissions';
import { student, studentListQuery } from './student.ts';

export const listStudents = defineRoute({
  method: 'get',
  path: '/students',
  access: 'admin',
  permission: permissions.support,
  apiKey: true,
  summary: 'Student records, by name; q searches names, email and mobile',
  query: studentListQuery,
  answer: pageOf(student),
});
