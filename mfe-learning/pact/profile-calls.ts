import { aPictureForm, type DescribeCall, provided, student } from '@pathshala/pact/calls';
import {
  changeStudent,
  createStudent,
  readOwnStudent,
  removeProfilePicture,
  uploadProfilePicture,
} from '@pathshala/svc-auth-contract/http';
import type { Api } from '@pathshala/web-kit/api';

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

/** The calls of the profile. */
export function profileCalls(call: DescribeCall<Api>): void {
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
}
