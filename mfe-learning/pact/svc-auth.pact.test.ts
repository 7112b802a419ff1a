import { aPictureForm, callsOf, exactly, provided, student } from '@pathshala/pact/calls';
import {
  changeStudent,
  createStudent,
  readDashboard,
  readOwnStudent,
  readSiteSettings,
  removeProfilePicture,
  uploadProfilePicture,
} from '@pathshala/svc-auth-contract/http';
import { apiAt } from '@pathshala/web-kit/testing/api-at';

const time = '2026-01-15T10:00:00.000Z';

const personalInfo = {
  profilePhotoUrl: '',
  fullName: { english: 'Rahima', bengali: '' },
  contact: { email: 'rahima@example.com', mobile: '' },
  dob: '',
  gender: '' as const,
  address: { street: '', city: '', district: '', division: '' },
};
const record = {
  _id: 'student1',
  personalInfo,
  educationalBackground: { lastLevel: '', lastInstitution: '', gradesGPA: '', currentStatus: '' },
};
const course = {
  courseId: 'course1',
  courseCode: 'DU',
  courseThumbnail: '',
  name: 'Dhaka University',
  progress: 50,
  enrolledAt: time,
};
const groups = {
  admissionPrep: { totalEnrolled: 1, overallProgress: 50, enrolledCourses: [course] },
  academic: { totalEnrolled: 0, overallProgress: 0 },
};

callsOf({ consumer: 'mfe-learning', provider: 'svc-auth', clientAt: apiAt }, (call) => {
  call(readSiteSettings, 'the home page’s numbers and contact', {
    given: 'the site has its settings',
    as: 'visitor',
    uses: {
      statistics: { students: 1, classes: 1, sheets: 1, tests: 1, rating: 4.5 },
      contact: { address: { bn: 'ঢাকা', en: 'Dhaka' }, phone: '+880', email: 'a@example.com' },
      social: [{ name: 'Facebook', url: 'https://example.com' }],
      copyrightYear: 2026,
    },
  });
  call(readDashboard, 'the dashboard', {
    given: 'the student has a course in progress and a result',
    as: student,
    uses: {
      coursesCompleted: 0,
      coursesInProgress: 1,
      courses: [
        {
          courseId: 'course1',
          courseCode: 'DU',
          name: 'Dhaka University',
          progress: 50,
          category: exactly('admissionPrep'),
        },
      ],
      recentResults: [
        {
          resultId: 'result1',
          examKind: 'past-year',
          examId: 'year1',
          courseId: 'course1',
          unitId: 'unit1',
          title: 'A unit 2023',
          score: 62.5,
          totalMarks: 100,
          bestScore: 62.5,
          marksLost: 2.5,
          dateTaken: time,
        },
      ],
      scoreTrend: [
        { dateTaken: time, examKind: 'past-year', percent: 62.5, lostPercent: 2.5, title: 'A unit 2023' },
      ],
      lastCourseId: 'course1',
      lastDays: [{ day: '2026-01-15', isActive: true }],
      papersFinished: 1,
    },
  });
  call(readDashboard, 'the dashboard of an account without a record', {
    given: 'the student has no record',
    as: student,
    refused: { status: 404, code: 'auth.student-unknown' },
  });
  call(readOwnStudent, 'the profile', {
    given: 'the student has a course in progress and a result',
    as: student,
    uses: { ...record, courseEnrollment: groups },
  });
  call(changeStudent, 'a section of the profile is saved', {
    given: 'there is a student to change',
    as: student,
    params: { id: provided('userId') },
    body: { personalInfo: { contact: { mobile: '01700000000' } } },
    uses: record,
  });
  call(createStudent, 'a profile is started', {
    given: 'the student has no record',
    as: student,
    body: {},
    uses: record,
  });
  call(uploadProfilePicture, 'a photo is uploaded', {
    given: 'there is a student to change',
    as: student,
    params: { id: provided('userId') },
    body: aPictureForm('image'),
    uses: { imageUrl: '/api/files/svc-auth/0af9' },
  });
  call(removeProfilePicture, 'the photo is removed', {
    given: 'there is a student to change',
    as: student,
    params: { id: provided('userId') },
    uses: { imageUrl: '' },
  });
});
