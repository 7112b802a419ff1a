import { admin, type DescribeCall, provided } from '@pathshala/pact/calls';
import {
  listCourseMembers,
  listGradebookRows,
  readGradebook,
  replaceGradebook,
} from '@pathshala/svc-catalog-contract/gradebooks';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { courseMember, gradebook, gradebookRow } from '../src/samples.ts';

/** The page of a course: its students, the gradebook and the weights. */
export function gradebookCalls(call: DescribeCall<Api>): void {
  const given = 'there is a gradebook with marks';
  const params = { courseId: provided('courseId') };
  const assignment = gradebook.items.slice(0, 1);
  const rules = fieldsOf(gradebook, 'courseId', 'courseName', 'kindWeights', 'missing', 'counted');
  call(readGradebook, 'the exams and assignments of a course with their weights', {
    given,
    as: admin,
    params,
    uses: { ...rules, isReleased: true, items: assignment, studentCount: 1, isSorting: true, rev: 2 },
  });
  call(replaceGradebook, 'set the weights of a course', {
    given,
    as: admin,
    params,
    body: {
      ...fieldsOf(gradebook, 'kindWeights', 'missing', 'counted'),
      isReleased: true,
      weights: [{ itemId: provided('assignmentId'), weight: 2 }],
      rev: 2,
    },
    uses: { items: assignment.map((item) => ({ ...item, ownWeight: 2 })), rev: 3 },
  });
  call(listGradebookRows, 'the marks of the students of a course', {
    given,
    as: admin,
    params,
    query: { page: 1, sort: '-total' },
    uses: { items: [gradebookRow], total: 1, page: 1, pageSize: 10 },
  });
  call(listCourseMembers, 'the students of a course with their progress', {
    given,
    as: admin,
    params,
    query: { page: 1, sort: '-enrolled', students: provided('studentId') },
    uses: {
      items: [fieldsOf(courseMember, '_id', 'studentId', 'enrolledAt', 'progress', 'lastActiveAt')],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
}
