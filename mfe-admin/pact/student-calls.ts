import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import {
  deleteStudentNote,
  listStudentNotes,
  readStudentRecord,
  restoreStudentNote,
  writeStudentNote,
} from '@pathshala/svc-auth-contract/http';
import { listStudentBatches } from '@pathshala/svc-catalog-contract/batch-members';
import { listCheckouts } from '@pathshala/svc-catalog-contract/checkout';
import { listOwnFees } from '@pathshala/svc-catalog-contract/fees';
import { listEnrolledCourses } from '@pathshala/svc-catalog-contract/http';
import { listClaims } from '@pathshala/svc-catalog-contract/payment-claims';
import { listResults } from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-01-15T10:00:00.000Z';
const note = { _id: 'note1', text: exactly('Pays in May.'), authorName: 'Head', createdAt: time } as const;
const noted = { given: 'a student has a guardian and a note', as: admin } as const;
const byStudent = { id: provided('userId') };
const byNote = { ...byStudent, noteId: provided('noteId') };
const shown = { studentId: provided('studentId'), pageSize: 5 };

/** The record of a student and the notes about the student. */
export function studentCalls(call: DescribeCall<Api>): void {
  call(readStudentRecord, 'the record of a student with the guardian', {
    ...noted,
    params: byStudent,
    uses: {
      personalInfo: {
        fullName: { english: 'Rahima', bengali: 'রহিমা' },
        contact: { mobile: '' },
        guardian: { name: 'Karim', mobile: '01712345678' },
      },
      educationalBackground: { lastInstitution: '' },
    },
  });
  call(listStudentNotes, 'the notes about a student', {
    ...noted,
    params: byStudent,
    query: { page: 1, pageSize: 5 },
    uses: { items: [note], total: 1 },
  });
  call(writeStudentNote, 'write a note about a student', {
    ...noted,
    params: byStudent,
    body: { text: 'Calls on Fridays.' },
  });
  call(deleteStudentNote, 'delete a note about a student', { ...noted, params: byNote });
  call(restoreStudentNote, 'restore a note about a student', {
    given: 'a note about a student was deleted',
    as: admin,
    params: byNote,
  });
}

/** The batches, courses, fees and payments of a student. */
export function studentCourseCalls(call: DescribeCall<Api>): void {
  call(listStudentBatches, 'the batches of a student', {
    given: 'there is a batch with a member',
    as: admin,
    params: { studentId: provided('memberId') },
    uses: { items: [{ batch: { batchId: 'batch1', name: 'Morning' }, joinedAt: time }] },
  });
  call(listEnrolledCourses, 'the courses of a student', {
    given: 'a student is enrolled in a course',
    as: admin,
    params: { id: provided('studentId') },
    query: { pageSize: 20 },
    uses: { items: [{ enrolmentId: 'enrolment1', name: 'Dhaka University', enrolledAt: time, progress: 0 }] },
  });
  call(listOwnFees, 'the fees of a student', {
    given: 'a student owes a part of the fees',
    as: admin,
    query: { studentId: provided('studentId') },
    uses: {
      items: [
        {
          _id: 'account1',
          courseName: 'Test University',
          paidPaisa: 40_000,
          balancePaisa: 60_000,
          duePaisa: 60_000,
        },
      ],
    },
  });
  call(listClaims, 'the latest payments that a student reported', {
    given: 'the student has sent a payment claim',
    as: admin,
    query: shown,
    uses: {
      items: [
        { _id: 'claim1', courseName: 'Test University', amount: 1000, sentAt: time, state: exactly('sent') },
      ],
    },
  });
  call(listCheckouts, 'the latest online payments of a student', {
    given: 'the student is back from a provider',
    as: admin,
    query: shown,
    uses: {
      items: [{ _id: 'checkout1', courseName: 'Test University', amountPaisa: 120_000, createdAt: time }],
    },
  });
}

/** The latest results of a student. */
export function studentResultCalls(call: DescribeCall<Api>): void {
  call(listResults, 'the latest results of a student', {
    given: 'the student has a result',
    as: admin,
    query: shown,
    uses: {
      items: [{ _id: 'result1', title: 'Dhaka University A unit 2023', totalMarks: 100, dateTaken: time }],
    },
  });
}
