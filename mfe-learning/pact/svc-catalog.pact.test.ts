import { callsOf, exactly, provided, student } from '@pathshala/pact/calls';
import {
  countCourses,
  enrol,
  listEnrolledCourses,
  listAcademicCourses,
  listAdmissionCourses,
  listOwnBatches,
  listSampleQuestions,
  readAcademicCourse,
  readCourseDetails,
  readCoursePageMeta,
  readUnitDetails,
} from '@pathshala/svc-catalog-contract/http';
import { feeCalls } from './fee-calls.ts';
import { marksCalls } from './marks-calls.ts';
import { paymentCalls } from './payment-calls.ts';
import { classCalls } from './class-calls.ts';
import { assignmentCalls } from './assignment-calls.ts';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';
import { lessonCalls } from './lesson-calls.ts';

const admissionCard = fieldsOf(
  samples.admissionCard,
  '_id',
  'name',
  'courseCode',
  'courseThumbnail',
  'enrollmentFee',
  'fee',
  'averageRating',
  'unitCount',
  'yearCount',
  'questionCount',
  'isEnrolled',
);
const academicCard = fieldsOf(
  samples.academicCard,
  '_id',
  'title',
  'description',
  'classLevel',
  'instructor',
  'language',
  'level',
  'thumbnailImageUrl',
  'price',
  'fee',
  'totalDuration',
  'ratings',
  'isEnrolled',
);
const subjectCount = fieldsOf(samples.academicCard, 'subjectCount');
const units = samples.unitList.units.map((unit) => ({
  ...fieldsOf(unit, 'unitName'),
  years: unit.years.map((year) =>
    fieldsOf(
      year,
      '_id',
      'year',
      'timeLimit',
      'totalMarks',
      'requiredSubjects',
      'negativeMarkingPercentage',
      'questionCount',
      'subjects',
    ),
  ),
}));

callsOf({ consumer: 'mfe-learning', provider: 'svc-catalog', clientAt: apiAt }, (call) => {
  feeCalls(call);
  marksCalls(call);
  paymentCalls(call);
  call(listOwnBatches, 'the own batches', {
    given: 'the student is in a batch',
    as: student,
    uses: {
      items: [
        {
          _id: 'batch1',
          name: 'Morning',
          courses: [{ courseName: 'Dhaka University' }],
          teacherName: 'Farhana',
          room: '302',
          startsOn: '2026-02-01',
          endsOn: '',
          joinedAt: '2026-01-15T10:00:00.000Z',
        },
      ],
    },
  });
  assignmentCalls(call);
  classCalls(call);
  call(countCourses, 'the numbers of courses', {
    given: 'there is a course of each kind',
    as: 'visitor',
    uses: { admission: 1, academic: 1, questions: 1 },
  });
  call(listAdmissionCourses, 'the admission courses', {
    given: 'there is a course of each kind',
    as: 'visitor',
    query: { page: 1, price: 'free', sort: 'fee' },
    uses: { items: [admissionCard], total: 1, page: 1, pageSize: 10 },
  });
  call(listAdmissionCourses, 'the first admission courses of the home page', {
    given: 'there is a course of each kind',
    as: 'visitor',
    query: { pageSize: 4 },
    uses: { items: [admissionCard] },
  });
  call(listAcademicCourses, 'the courses with live classes', {
    given: 'there is an academic course with all details',
    as: 'visitor',
    query: { page: 1, sessions: 'with' },
    uses: {
      items: [{ ...academicCard, ...subjectCount, nextSessionAt: '2026-02-01T14:00:00.000Z' }],
      total: 1,
    },
  });
  call(listAdmissionCourses, 'the admission courses for a mistyped word', {
    given: 'there is a course DU with all details',
    as: 'visitor',
    query: { page: 1, q: 'universe' },
    uses: { items: [admissionCard], total: 1, near: ['university'] },
  });
  call(listSampleQuestions, 'the sample questions of a course', {
    given: 'there is a course DU with all details',
    as: 'visitor',
    params: { courseCode: 'DU' },
    uses: {
      items: [
        fieldsOf(
          samples.sampleQuestion,
          '_id',
          'subjectName',
          'question',
          'options',
          'correctOptionIds',
          'explanation',
        ),
      ],
    },
  });
  call(listAcademicCourses, 'the academic courses', {
    given: 'there is a course of each kind',
    as: 'visitor',
    query: { page: 1, classLevel: 'Class 10', language: 'English', level: 'beginner' },
    uses: { items: [{ ...academicCard, ...subjectCount }], total: 1, page: 1, pageSize: 10 },
  });
  call(listAcademicCourses, 'the classes and languages to filter by', {
    given: 'there is a course of each kind',
    as: 'visitor',
    query: { pageSize: 100, sort: 'name' },
    uses: { items: [fieldsOf(samples.academicCard, 'classLevel', 'language')] },
  });
  call(readCourseDetails, 'an admission course', {
    given: 'there is a course DU with all details',
    as: 'visitor',
    params: { courseCode: 'DU' },
    uses: {
      ...admissionCard,
      ...fieldsOf(
        samples.admissionCourse,
        'description',
        'enrollmentDuration',
        'instructor',
        'courseFeatures',
        'subjectAreas',
        'studentRequirements',
        'enrollmentProcessSteps',
        'faqs',
      ),
      testimonials: [{ studentName: 'Rahima', enrolledYear: '2025', review: 'Good.' }],
      units,
    },
  });
  call(readCoursePageMeta, 'what a link to an admission course shows', {
    given: 'there is a course DU with all details',
    as: 'visitor',
    params: { kind: 'admission', course: 'DU' },
    uses: {
      title: 'Dhaka University',
      description: 'A course.',
      image: '/api/courses/share-pictures/admission/DU/0af90af90af90af9',
    },
  });
  call(readCoursePageMeta, 'what a link to an academic course shows', {
    given: 'there is an academic course with all details',
    as: 'visitor',
    params: { kind: 'academic', course: provided('courseId') },
    uses: {
      title: 'Physics',
      description: 'Motion and force',
      image: '/api/courses/share-pictures/academic/course1/0af90af90af90af9',
    },
  });
  call(readCourseDetails, 'an unknown admission course', {
    given: 'there is no course NOWHERE',
    as: 'visitor',
    params: { courseCode: 'NOWHERE' },
    refused: { status: 404, code: 'catalog.course-not-found' },
  });
  call(readUnitDetails, 'the units of a course', {
    given: 'the student is enrolled in the course DU',
    as: student,
    params: { courseCode: 'DU' },
    uses: {
      ...fieldsOf(samples.unitList, 'name', 'courseCode'),
      units: units.map((unit) => ({ _id: 'unit1', ...unit })),
    },
  });
  call(readUnitDetails, 'the units of a course that the student is not enrolled in', {
    given: 'there is a course DU with all details',
    as: student,
    params: { courseCode: 'DU' },
    refused: { status: 403, code: 'catalog.not-enrolled' },
  });
  call(readAcademicCourse, 'an academic course', {
    given: 'there is an academic course with all details',
    as: 'visitor',
    params: { id: provided('courseId') },
    uses: {
      ...academicCard,
      ...fieldsOf(
        samples.academicCourse,
        'courseStartDate',
        'takesEnrolments',
        'targetAudience',
        'prerequisites',
        'certifications',
        'testimonials',
      ),
      courseEndDate: '2026-12-31',
      faqs: [{ question: 'When?', answer: 'Now.' }],
      interactiveSessions: [
        { title: 'A class', description: 'Live.', startsAt: '2026-02-01T14:00:00.000Z', durationMinutes: 90 },
      ],
      subjects: samples.academicCourse.subjects.map((subject) => ({
        ...fieldsOf(subject, '_id', 'title', 'description'),
        units: subject.units.map((unit) => fieldsOf(unit, '_id', 'title', 'lessonCount')),
      })),
    },
  });
  call(readAcademicCourse, 'an academic course of an enrolled student', {
    given: 'the student is enrolled in an academic course with all details',
    as: student,
    params: { id: provided('courseId') },
    uses: {
      isEnrolled: exactly(true),
      interactiveSessions: [
        {
          title: 'A class',
          liveLink: 'https://example.com',
          startsAt: '2026-02-01T14:00:00.000Z',
          durationMinutes: 90,
        },
      ],
      courseResources: [{ title: 'Notes', link: 'https://example.com' }],
    },
  });
  call(enrol, 'enrol', {
    given: 'there is a free course that the student is not enrolled in',
    as: student,
    body: { studentId: provided('studentId'), courseId: provided('courseId'), category: 'admissionPrep' },
    uses: fieldsOf(samples.enrolled, 'message'),
  });
  call(listEnrolledCourses, 'a page of enrolments for the download of one’s own data', {
    given: 'the student is enrolled in a course',
    as: student,
    params: { id: provided('studentId') },
    query: { page: 1, pageSize: 100 },
    uses: { items: [fieldsOf(samples.enrolledCourse, 'courseId')], total: 1 },
  });
  call(listEnrolledCourses, 'the courses of a student, with their progress', {
    given: 'the student is enrolled in a course',
    as: student,
    params: { id: provided('studentId') },
    query: { pageSize: 100 },
    uses: {
      items: [
        {
          ...fieldsOf(samples.enrolledCourse, 'enrolmentId', 'courseId', 'name', 'courseCode', 'progress'),
          courseKind: exactly(samples.enrolledCourse.courseKind),
        },
      ],
    },
  });
  call(enrol, 'enrol again', {
    given: 'the student is enrolled in a course',
    as: student,
    body: { studentId: provided('studentId'), courseId: provided('courseId'), category: 'admissionPrep' },
    refused: { status: 409, code: 'catalog.already-enrolled' },
  });
  lessonCalls(call);
});
