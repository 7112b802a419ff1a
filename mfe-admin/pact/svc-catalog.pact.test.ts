import { admin, aPicture, callsOf, exactly, provided } from '@pathshala/pact/calls';
import {
  createAdmissionCourse,
  deleteAdmissionCourse,
  listAdmissionCourses,
  listCourses,
  readAcademicCourse,
  readAdmissionCourse,
  readUnitsByCode,
  replaceAdmissionCourse,
  uploadCoursePicture,
  listDeletedCourses,
  publishAdmissionCourse,
  readWaitingCourseWork,
  restoreAdmissionCourse,
} from '@pathshala/svc-catalog-contract/http';
import { studentCourseCalls } from './student-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { gradebookCalls } from './gradebook-calls.ts';
import { feeCalls } from './fee-calls.ts';
import { paymentClaimCalls } from './payment-claim-calls.ts';
import { reportCalls } from './report-calls.ts';
import { assignmentCalls } from './assignment-calls.ts';
import { orderCourses } from '@pathshala/svc-catalog-contract/course-order';
import { readCourseStatistics } from '@pathshala/svc-catalog-contract/course-routes';
import { classCalls } from './class-calls.ts';
import { batchCalls, batchMemberCalls } from './batch-calls.ts';
import { bulkEnrolmentCalls } from './bulk-enrolment-calls.ts';
import { operations } from '@pathshala/svc-catalog-contract/operations';
import { operationsCalls } from './operations-calls.ts';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { deletedThings, waitingWork } from './waiting-and-deleted.ts';
import { describeCourseTree } from './course-tree-calls.ts';
import { academicCourseCalls } from './academic-course-calls.ts';

const question = {
  question: '1 + 1?',
  points: 1,
  explanation: 'Because.',
  options: [
    { text: 'two', isCorrect: true },
    { text: 'three', isCorrect: false },
  ],
};
const year = {
  year: 2023,
  timeLimit: 60,
  negativeMarkingPercentage: 25,
  subjects: [{ subjectName: 'Physics', mandatory: true, mcqs: [question] }],
};
const form = {
  name: 'Dhaka University',
  courseCode: 'NEW',
  units: [{ unitName: 'Science', years: [year] }],
};

callsOf({ consumer: 'mfe-admin', provider: 'svc-catalog', clientAt: apiAt }, (call) => {
  operationsCalls(call, operations, 'catalog.course.outlined.v1');
  describeCourseTree(call);
  academicCourseCalls(call);
  checkoutCalls(call);
  studentCourseCalls(call);
  feeCalls(call);
  paymentClaimCalls(call);
  batchCalls(call);
  batchMemberCalls(call);
  bulkEnrolmentCalls(call);
  assignmentCalls(call);
  classCalls(call);
  gradebookCalls(call);
  reportCalls(call);
  call(readCourseStatistics, 'the real counts of the courses', {
    given: 'there is a course of each kind',
    as: admin,
    uses: { lessons: 1, sheets: 1 },
  });
  call(listCourses, 'the courses to choose from', {
    given: 'there is a course of each kind',
    as: admin,
    query: { pageSize: 100, sort: 'name' },
    uses: { items: [{ _id: 'course1', courseName: 'Physics' }] },
  });
  call(readAcademicCourse, 'the subjects of a course to choose from', {
    given: 'there is an academic course with all details',
    as: admin,
    params: { id: provided('courseId') },
    uses: { subjects: [{ _id: 'subject1', title: 'Motion' }] },
  });
  call(readUnitsByCode, 'the units of a course to choose from', {
    given: 'there is a course DU with all details',
    as: admin,
    params: { courseCode: 'DU' },
    uses: { units: [{ _id: 'unit1', unitName: 'Science' }] },
  });
  call(listAdmissionCourses, 'the number of courses', {
    given: 'there is a course of each kind',
    as: admin,
    query: { pageSize: 1 },
    uses: { total: 1 },
  });
  call(listAdmissionCourses, 'the courses of a name', {
    given: 'there is a course of each kind',
    as: admin,
    query: { q: 'u', pageSize: 5 },
    uses: { items: [{ _id: 'course1', name: 'Dhaka University', courseCode: 'DU' }] },
  });
  call(listAdmissionCourses, 'the courses to manage', {
    given: 'there is a course of each kind',
    as: admin,
    query: { page: 1, sort: 'name' },
    uses: {
      items: [
        {
          _id: 'course1',
          name: 'Dhaka University',
          courseCode: 'DU',
          fee: 0,
          unitCount: 1,
          yearCount: 1,
          questionCount: 1,
          enrolledCount: 0,
          createdAt: '2026-01-15T10:00:00.000Z',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
  call(orderCourses, 'put the admission courses in order', {
    given: 'there is a single course of each kind',
    as: admin,
    params: { kind: 'admission' },
    body: { ids: [provided('admissionId')] },
    uses: {},
  });
  call(orderCourses, 'put the academic courses in order', {
    given: 'there is a single course of each kind',
    as: admin,
    params: { kind: 'academic' },
    body: { ids: [provided('academicId')] },
    uses: {},
  });
  call(listAdmissionCourses, 'the free courses of some days by another column', {
    given: 'there is a course of each kind',
    as: admin,
    query: {
      page: 1,
      pageSize: 25,
      sort: '-questions',
      q: 'DU',
      price: 'free',
      createdFrom: '2025-01-01',
      createdTo: '2099-12-31',
    },
    uses: { total: 1, page: 1, pageSize: 25 },
  });
  call(readAdmissionCourse, 'a course as its author edits it', {
    given: 'there is a course DU with all details',
    as: admin,
    params: { id: provided('courseId') },
    uses: {
      _id: 'course1',
      rev: 1,
      changedAt: '2026-01-15T10:00:00.000Z',
      name: 'Dhaka University',
      courseCode: 'DU',
      courseThumbnail: '/thumbnail.webp',
      description: 'A course.',
      courseFeatures: [{ feature: 'Papers', description: 'Of ten years.' }],
      subjectAreas: ['Physics'],
      studentRequirements: ['HSC'],
      enrollmentProcessSteps: ['Log in'],
      enrollmentFee: 0,
      discountFee: 0,
      averageRating: 4.5,
      testimonials: [{ studentName: 'Rahima', enrolledYear: '2025', review: 'Good.' }],
      faqs: [{ question: 'When?', answer: 'Now.' }],
      enrolledCount: 0,
      units: [
        {
          _id: 'unit1',
          unitName: 'Science',
          years: [
            {
              ...year,
              _id: 'year1',
              totalMarks: 1,
              requiredSubjects: 1,
              subjects: [
                {
                  subjectName: 'Physics',
                  mandatory: true,
                  mcqs: [{ ...question, _id: 'question1', options: [{ _id: 'option1', text: 'two' }] }],
                },
              ],
            },
          ],
        },
      ],
    },
  });
  call(createAdmissionCourse, 'create a course', {
    given: 'there is no course NEW',
    as: admin,
    body: form,
    uses: { name: exactly('Dhaka University') },
  });
  call(replaceAdmissionCourse, 'save a course', {
    given: 'there is a course to change',
    as: admin,
    params: { id: provided('courseId') },
    body: { ...form, courseCode: provided('courseCode'), rev: 1 },
    uses: { name: exactly('Dhaka University') },
  });
  call(replaceAdmissionCourse, 'save a course over the version of another author', {
    given: 'another author has saved a course',
    as: admin,
    params: { id: provided('courseId') },
    body: { ...form, courseCode: provided('courseCode'), rev: 1 },
    refused: { status: 409, code: 'common.edited-meanwhile' },
  });
  call(listDeletedCourses, 'what was deleted of courses', {
    given: 'a course was just deleted',
    as: admin,
    uses: deletedThings,
  });
  call(readWaitingCourseWork, 'what waits in the courses', {
    given: 'another student has sent a payment claim',
    as: admin,
    uses: waitingWork,
  });
  call(restoreAdmissionCourse, 'undo the delete of a course', {
    given: 'a course was just deleted',
    as: admin,
    params: { id: provided('courseId') },
    uses: { _id: 'course1' },
  });
  call(restoreAdmissionCourse, 'undo the delete of a course too late', {
    given: 'a course was deleted for good',
    as: admin,
    params: { id: provided('courseId') },
    refused: { status: 410, code: 'catalog.restore-too-late' },
  });
  call(publishAdmissionCourse, 'publish a draft of a course', {
    given: 'there is a draft of a course',
    as: admin,
    params: { id: provided('courseId') },
    body: {},
    uses: { name: 'Dhaka University (copy)' },
  });
  call(deleteAdmissionCourse, 'delete a course', {
    given: 'there is a course to change',
    as: admin,
    params: { id: provided('courseId') },
  });
  call(uploadCoursePicture, 'upload a picture', {
    given: 'there is a course to change',
    as: admin,
    body: aPicture,
    uses: {
      url: '/api/files/svc-catalog/0af90af90af90af90af90af90af90af90af90af90af90af90af90af90af90af9',
      width: 1,
      height: 1,
    },
  });
});
