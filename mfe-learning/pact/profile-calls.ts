import { aPictureForm, type DescribeCall, exactly, provided, student } from '@pathshala/pact/calls';
import {
  changeStudent,
  createStudent,
  readOwnStudent,
  removeProfilePicture,
  uploadProfilePicture,
} from '@pathshala/svc-auth-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';

const time = '2026-01-15T10:00:00.000Z';

const record = fieldsOf(samples.student, '_id', 'personalInfo', 'educationalBackground');
const { admissionPrep, academic } = samples.student.courseEnrollment;
const groups = {
  admissionPrep: {
    ...admissionPrep,
    enrolledCourses: admissionPrep.enrolledCourses.map((course) => ({ ...course, enrolledAt: time })),
  },
  academic: fieldsOf(academic, 'totalEnrolled', 'overallProgress'),
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
  call(changeStudent, 'the guardian of a student is saved', {
    given: 'there is a student to change',
    as: student,
    params: { id: provided('userId') },
    body: { personalInfo: { guardian: { name: 'Nasrin', mobile: '01800000000', consent: 'yes' } } },
    uses: { personalInfo: { guardian: { name: 'Nasrin', mobile: '01800000000', consent: exactly('yes') } } },
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
