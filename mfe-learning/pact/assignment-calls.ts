import { aPdfForm, aPictureForm, type DescribeCall, provided, student } from '@pathshala/pact/calls';
import {
  handInAssignment,
  listAssignments,
  readAssignment,
  readOwnSubmission,
  uploadHandIn,
} from '@pathshala/svc-catalog-contract/assignment-routes';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { assignment, assignmentItem, submission } from '../src/samples.ts';

const time = '2026-01-20T10:00:00.000Z';

const item = {
  ...fieldsOf(assignmentItem, '_id', 'title', 'assignmentType', 'maxScore', 'courseName', 'subjectName'),
  dueDate: time,
};
const own = fieldsOf(assignmentItem, 'own');
const handedIn = {
  ...fieldsOf(submission, 'text', 'link', 'groupMembers', 'isLate'),
  handedInAt: time,
};

/** The calls of the pages of assignments. */
export function assignmentCalls(call: DescribeCall<Api>): void {
  call(listAssignments, 'the assignments that are due next', {
    given: 'the student has an assignment',
    as: student,
    query: { show: 'due', sort: 'due', page: 1 },
    uses: {
      items: [{ ...item, ...own }],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
  call(listAssignments, 'the assignments of a subject', {
    given: 'the student has an assignment',
    as: student,
    query: { courseId: provided('courseId'), subjectId: provided('subjectId'), page: 1, pageSize: 100 },
    uses: { items: [item], total: 1 },
  });
  call(listAssignments, 'the assignments of a course as a whole', {
    given: 'the student has an assignment of a whole course',
    as: student,
    query: { courseId: provided('courseId'), wholeCourse: 'true', page: 1, pageSize: 100 },
    uses: { items: [item], total: 1 },
  });
  call(listAssignments, 'the next assignment of the plan', {
    given: 'the student has an assignment',
    as: student,
    query: { show: 'due', sort: 'due', pageSize: 1 },
    uses: { items: [item] },
  });
  call(readAssignment, 'an assignment', {
    given: 'the student has an assignment',
    as: student,
    params: { id: provided('assignmentId') },
    uses: {
      ...item,
      ...own,
      ...fieldsOf(assignment, 'description', 'instructions', 'submissionLink'),
      criteria: [{ name: 'Drawing', maxScore: 10 }],
    },
  });
  handInCalls(call);
}

function handInCalls(call: DescribeCall<Api>): void {
  call(readOwnSubmission, 'what was handed in, with its marks', {
    given: 'a hand-in of the student is marked',
    as: student,
    params: { id: provided('assignmentId') },
    uses: {
      submission: {
        ...handedIn,
        marks: {
          score: 8.5,
          maxScore: 10,
          criteria: [{ name: 'Drawing', maxScore: 10, score: 8.5 }],
          feedback: 'Good.',
        },
      },
    },
  });
  call(uploadHandIn, 'upload a PDF', {
    given: 'the student has an assignment',
    as: student,
    params: { id: provided('assignmentId') },
    query: { name: 'work.pdf' },
    body: aPdfForm('file'),
    uses: { fileId: 'file1', name: 'work.pdf', size: 30 },
  });
  call(uploadHandIn, 'upload the photo of a page', {
    given: 'the student has an assignment',
    as: student,
    params: { id: provided('assignmentId') },
    query: { name: 'page.jpg', as: 'page' },
    body: aPictureForm('file'),
    uses: { fileId: 'file1' },
  });
  call(handInAssignment, 'hand in a page', {
    given: 'the student has uploaded a page',
    as: student,
    params: { id: provided('assignmentId') },
    body: {
      text: '',
      link: '',
      groupMembers: '',
      fileId: '',
      pages: [{ fileId: provided('fileId'), rotation: 90 }],
    },
    uses: { submission: { handedInAt: time, pages: [{ fileId: 'file1', rotation: 90 }] } },
  });
  call(handInAssignment, 'hand in', {
    given: 'the student has an assignment',
    as: student,
    params: { id: provided('assignmentId') },
    body: { text: 'My text.', link: '', groupMembers: '', fileId: '', pages: [] },
    uses: { submission: handedIn },
  });
}
