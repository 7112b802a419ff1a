import { callsOf, exactly, provided, student } from '@pathshala/pact/calls';
import {
  countCourses,
  enrol,
  listEnrolledCourses,
  listAcademicCourses,
  listAdmissionCourses,
  listSampleQuestions,
  readAcademicCourse,
  readCourseDetails,
  readCoursePageMeta,
  readUnitDetails,
} from '@pathshala/svc-catalog-contract/http';
import { paymentCalls } from './payment-calls.ts';
import { assignmentCalls } from './assignment-calls.ts';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { lessonCalls } from './lesson-calls.ts';

const admissionCard = {
  _id: 'course1',
  name: 'Dhaka University',
  courseCode: 'DU',
  courseThumbnail: '/thumbnail.webp',
  enrollmentFee: 100,
  fee: 0,
  averageRating: 4.5,
  unitCount: 1,
  yearCount: 2,
  questionCount: 8,
  isEnrolled: false,
} as const;
const academicCard = {
  _id: 'course1',
  title: 'Physics',
  description: 'Motion and force.',
  classLevel: 'Class 10',
  instructor: 'A teacher',
  language: 'English',
  level: 'beginner',
  thumbnailImageUrl: '/thumbnail.webp',
  price: 0,
  fee: 0,
  totalDuration: 10,
  ratings: 4.5,
  isEnrolled: false,
} as const;
const year = {
  _id: 'year1',
  year: 2023,
  timeLimit: 60,
  totalMarks: 4,
  requiredSubjects: 2,
  negativeMarkingPercentage: 25,
  questionCount: 4,
  subjects: [{ subjectName: 'Physics', mandatory: true, questionCount: 2, marks: 2 }],
};

callsOf({ consumer: 'mfe-learning', provider: 'svc-catalog', clientAt: apiAt }, (call) => {
  paymentCalls(call);
  assignmentCalls(call);
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
      items: [{ ...academicCard, subjectCount: 1, nextSessionAt: '2026-02-01T14:00:00.000Z' }],
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
        {
          _id: 'question1',
          subjectName: 'Physics',
          question: 'What is force?',
          options: [{ _id: 'option1', text: 'A push' }],
          correctOptionIds: ['option1'],
          explanation: 'By definition.',
        },
      ],
    },
  });
  call(listAcademicCourses, 'the academic courses', {
    given: 'there is a course of each kind',
    as: 'visitor',
    query: { page: 1, classLevel: 'Class 10', language: 'English', level: 'beginner' },
    uses: { items: [{ ...academicCard, subjectCount: 1 }], total: 1, page: 1, pageSize: 10 },
  });
  call(listAcademicCourses, 'the classes and languages to filter by', {
    given: 'there is a course of each kind',
    as: 'visitor',
    query: { pageSize: 100, sort: 'name' },
    uses: { items: [{ classLevel: 'Class 10', language: 'English' }] },
  });
  call(readCourseDetails, 'an admission course', {
    given: 'there is a course DU with all details',
    as: 'visitor',
    params: { courseCode: 'DU' },
    uses: {
      ...admissionCard,
      description: '<p>A course.</p>',
      enrollmentDuration: '1 year',
      instructor: 'Farhana Rahman',
      courseFeatures: [{ feature: 'Papers', description: 'Of ten years.' }],
      subjectAreas: ['Physics'],
      studentRequirements: ['HSC'],
      enrollmentProcessSteps: ['Log in'],
      testimonials: [{ studentName: 'Rahima', enrolledYear: '2025', review: 'Good.' }],
      faqs: [{ question: 'When?', answer: 'Now.' }],
      units: [{ unitName: 'Science', years: [year] }],
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
      name: 'Dhaka University',
      courseCode: 'DU',
      units: [{ _id: 'unit1', unitName: 'Science', years: [year] }],
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
      courseStartDate: '2026-02-01',
      courseEndDate: '2026-12-31',
      takesEnrolments: true,
      faqs: [{ question: 'When?', answer: 'Now.' }],
      targetAudience: ['SSC students'],
      prerequisites: ['Class 9'],
      certifications: [{ name: 'A certificate', issuer: 'Pathshala', validity: '1 year' }],
      testimonials: [{ student: 'Rahima', feedback: 'Good.' }],
      interactiveSessions: [
        { title: 'A class', description: 'Live.', startsAt: '2026-02-01T14:00:00.000Z', durationMinutes: 90 },
      ],
      subjects: [
        {
          _id: 'subject1',
          title: 'Motion',
          description: 'On motion.',
          units: [{ _id: 'unit1', title: 'Speed', lessonCount: 1 }],
        },
      ],
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
    uses: { message: 'Enrollment successful!' },
  });
  call(listEnrolledCourses, 'a page of enrolments for the download of one’s own data', {
    given: 'the student is enrolled in a course',
    as: student,
    params: { id: provided('studentId') },
    query: { page: 1, pageSize: 100 },
    uses: { items: [{ courseId: 'course1' }], total: 1 },
  });
  call(listEnrolledCourses, 'the courses of a student, with their progress', {
    given: 'the student is enrolled in a course',
    as: student,
    params: { id: provided('studentId') },
    query: { pageSize: 100 },
    uses: {
      items: [
        {
          enrolmentId: 'enrolment1',
          courseId: 'course1',
          courseKind: exactly('admission'),
          name: 'Dhaka University',
          courseCode: 'DU',
          progress: 0,
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
