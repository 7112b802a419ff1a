import { admin, aPictureForm, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import {
  changeAcademicCourseStatus,
  createAcademicCourse,
  duplicateAcademicCourse,
  exportAcademicCourse,
  importAcademicCourse,
  listAcademicCourses,
  readAcademicCourse,
  replaceAcademicCourse,
} from '@pathshala/svc-catalog-contract/http';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { academicCourse, storedAcademicCourse as course } from '../src/samples.ts';

const form = {
  title: 'Chemistry',
  description: '<p>Matter</p>',
  classLevel: 'Class 10',
  enrollmentStartDate: '2026-01-01',
  enrollmentEndDate: '2026-01-31',
  courseStartDate: '2026-02-01',
  courseEndDate: '2026-12-31',
  targetAudience: ['SSC'],
  prerequisites: ['Class 8'],
  language: 'Bangla',
  price: 500,
  discountPrice: 100,
  thumbnailImageUrl: `/api/files/svc-catalog/${'ab'.repeat(32)}`,
  tags: ['chemistry'],
  interactiveSessions: [{ title: 'A class', startsAt: '2026-02-01T14:00:00.000Z', durationMinutes: 90 }],
  subjects: [{ title: 'Atoms', units: [{ title: 'Electrons', description: 'Small.' }] }],
};

const listed = {
  items: [
    fieldsOf(
      academicCourse,
      '_id',
      'title',
      'classLevel',
      'level',
      'status',
      'fee',
      'subjectCount',
      'enrolledCount',
      'createdAt',
    ),
  ],
  total: 1,
  page: 1,
  pageSize: 10,
};

const stored = {
  ...fieldsOf(
    course,
    '_id',
    'rev',
    'title',
    'description',
    'category',
    'status',
    'level',
    'totalDuration',
    'price',
    'discountPrice',
    'enrollmentStartDate',
    'targetAudience',
    'prerequisites',
    'tags',
  ),
  changedAt: '2026-01-15T10:00:00.000Z',
  faqs: [{ question: 'When?', answer: 'Now.' }],
  courseResources: [{ title: 'Notes', link: 'https://example.com/notes' }],
  interactiveSessions: [
    {
      title: 'A class',
      description: 'Live.',
      liveLink: 'https://example.com/live',
      startsAt: '2026-02-01T14:00:00.000Z',
      durationMinutes: 90,
    },
  ],
  subjects: course.subjects.map((subject) => ({
    ...fieldsOf(subject, '_id', 'title', 'description', 'imageUrl'),
    units: subject.units.map((unit) => fieldsOf(unit, '_id', 'title', 'description', 'lessonCount')),
  })),
};

/** The calls of the academic wizard and of the list of academic courses. */
export function academicCourseCalls<Client>(call: DescribeCall<Client>): void {
  editingCalls(call);
  listCalls(call);
}

function editingCalls<Client>(call: DescribeCall<Client>): void {
  call(readAcademicCourse, 'an academic course as its author edits it', {
    given: 'there is an academic course with all details',
    as: admin,
    params: { id: provided('courseId') },
    uses: stored,
  });
  call(createAcademicCourse, 'create an academic course', {
    given: 'there is a course of each kind',
    as: admin,
    body: form,
    uses: { title: exactly('Chemistry') },
  });
  call(replaceAcademicCourse, 'save an academic course', {
    given: 'there is an academic course with all details',
    as: admin,
    params: { id: provided('courseId') },
    body: { ...form, status: 'active', rev: 1 },
    uses: { title: exactly('Chemistry') },
  });
  call(replaceAcademicCourse, 'save an academic course over the version of another author', {
    given: 'another author has saved an academic course',
    as: admin,
    params: { id: provided('courseId') },
    body: { ...form, status: 'active', rev: 1 },
    refused: { status: 409, code: 'common.edited-meanwhile' },
  });
}

function listCalls<Client>(call: DescribeCall<Client>): void {
  call(listAcademicCourses, 'the academic courses to manage', {
    given: 'there is a course of each kind',
    as: admin,
    query: { page: 1, sort: 'newest', classLevel: 'Class 10', level: 'beginner', price: 'free' },
    uses: listed,
  });
  call(changeAcademicCourseStatus, 'change the status of an academic course', {
    given: 'there is an academic course with all details',
    as: admin,
    params: { id: provided('courseId') },
    body: { status: 'completed' },
    uses: { status: exactly('completed') },
  });
  call(duplicateAcademicCourse, 'copy an academic course', {
    given: 'there is an academic course with all details',
    as: admin,
    params: { id: provided('courseId') },
    query: {},
    uses: { _id: 'course2', title: 'Physics' },
  });
  // A pact has JSON answers only; the file itself is tested by svc-catalog.
  call(exportAcademicCourse, 'export an academic course that is gone', {
    given: 'there is no course NOWHERE',
    as: admin,
    params: { id: '6560a0000000000000000001' },
    refused: { status: 404, code: 'catalog.course-not-found' },
  });
  call(importAcademicCourse, 'import a file that is no course', {
    given: 'there is no course NOWHERE',
    as: admin,
    body: aPictureForm('file'),
    refused: { status: 422, code: 'catalog.import.not-a-course' },
  });
}
