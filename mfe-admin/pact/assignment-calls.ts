import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import {
  listExtensions,
  listExtensionsOfStudent,
  setExtension,
} from '@pathshala/svc-catalog-contract/assignment-extensions';
import {
  createAssignment,
  deleteAssignment,
  listAssignments,
  listSubmissions,
  markSubmission,
  previewAssignmentDeletion,
  readAssignment,
  replaceAssignment,
  restoreAssignment,
} from '@pathshala/svc-catalog-contract/assignment-routes';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { assignment, assignmentItem } from '../src/samples.ts';

const time = '2026-01-20T10:00:00.000Z';
const params = { id: provided('assignmentId') };

const form = {
  ...fieldsOf(assignment, 'title', 'description', 'dueDate', 'assignmentType', 'maxScore', 'criteria'),
  instructions: '<p>On paper.</p>',
  submissionLink: 'https://example.com/template',
};
const place = { courseId: provided('courseId'), subjectId: provided('subjectId') };

/** The calls of the screens of assignments. */
export function assignmentCalls(call: DescribeCall<Api>): void {
  call(listAssignments, 'the assignments to manage', {
    given: 'a student has handed in',
    as: admin,
    query: { page: 1, sort: '-due' },
    uses: {
      items: [
        fieldsOf(
          assignmentItem,
          '_id',
          'title',
          'dueDate',
          'assignmentType',
          'maxScore',
          'courseName',
          'subjectName',
          'createdAt',
          'submissionCount',
          'unmarkedCount',
        ),
      ],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
  call(createAssignment, 'create an assignment', {
    given: 'there is an assignment',
    as: admin,
    body: { ...form, ...place },
    uses: { title: exactly(assignment.title) },
  });
  call(readAssignment, 'an assignment as its author edits it', {
    given: 'there is an assignment',
    as: admin,
    params,
    uses: {
      ...form,
      _id: 'assignment1',
      courseId: 'course1',
      courseName: 'Physics',
      subjectId: 'subject1',
      subjectName: 'Motion',
      rev: 1,
      changedAt: time,
    },
  });
  call(replaceAssignment, 'save an assignment', {
    given: 'there is an assignment',
    as: admin,
    params,
    body: { ...form, ...place, rev: 1 },
    uses: { title: exactly(assignment.title) },
  });
  deletionCalls(call);
  markingCalls(call);
  extensionCalls(call);
}

function extensionCalls(call: DescribeCall<Api>): void {
  const extended = { given: 'a student has more time for an assignment', as: admin } as const;
  const item = {
    assignmentId: 'assignment1',
    title: 'Motion',
    studentId: 'student1',
    until: time,
    dueDate: time,
    reason: 'Was ill',
  };
  call(listExtensions, 'the students with more time', { ...extended, params, uses: { items: [item] } });
  call(listExtensionsOfStudent, 'the extensions of a student', {
    ...extended,
    query: { studentId: provided('studentId') },
    uses: { items: [item], assignments: [{ _id: 'assignment1', title: 'Motion', dueDate: time }] },
  });
  call(setExtension, 'take the extension back', {
    ...extended,
    params: { ...params, studentId: provided('studentId') },
    body: { until: null, reason: 'By mistake' },
    uses: { items: [] },
  });
}

function deletionCalls(call: DescribeCall<Api>): void {
  call(previewAssignmentDeletion, 'what the delete of an assignment takes along', {
    given: 'a student has handed in',
    as: admin,
    params,
    uses: { submissions: 1 },
  });
  call(deleteAssignment, 'delete an assignment', { given: 'there is an assignment', as: admin, params });
  call(restoreAssignment, 'undo the delete of an assignment', {
    given: 'an assignment was just deleted',
    as: admin,
    params,
    uses: { _id: 'assignment1' },
  });
}

function markingCalls(call: DescribeCall<Api>): void {
  call(listSubmissions, 'an unmarked hand-in', {
    given: 'a student has handed in',
    as: admin,
    params,
    query: { show: 'unmarked', page: 1, pageSize: 1 },
    uses: {
      items: [
        {
          _id: 'submission1',
          text: 'My text.',
          link: '',
          groupMembers: '',
          handedInAt: time,
          pages: [{ fileId: 'file1', rotation: 90 }],
          isLate: false,
          studentName: 'A student',
          rev: 1,
        },
      ],
      total: 1,
      counts: { all: 1, unmarked: 1, marked: 0, late: 0 },
    },
  });
  call(markSubmission, 'mark a hand-in', {
    given: 'a student has handed in',
    as: admin,
    params: { id: provided('submissionId') },
    body: { criteria: [{ name: 'Drawing', score: 8.5 }], feedback: 'Good.', rev: 1 },
    uses: { marks: { score: exactly(8.5) } },
  });
}
