import { defineExport, type ExportedList } from '@pathshala/contract-kit/exported-list';
import { readAttendanceReport } from './attendance-routes.ts';
import { listBatchMembers } from './batch-members.ts';
import { listBatches } from './batches.ts';
import { listEnrolments } from './enrolment-routes.ts';
import { account, batch, course, days, ofBatch, ofCourse, student } from './export-words.ts';
import { feeExports } from './fee-exports.ts';
import { listGradebookRows, readGradebook } from './gradebooks.ts';

const state = { en: 'State', bn: 'অবস্থা' };

/** The lists of this service that administrators can have exported by a schedule. */
export const exports: readonly ExportedList[] = [
  ...feeExports,
  defineExport({
    name: 'enrolments',
    title: { en: 'Enrolments', bn: 'ভর্তি' },
    route: listEnrolments,
    query: { sort: 'enrolled' },
    filters: [
      ofCourse,
      {
        name: 'state',
        title: state,
        kind: 'choice',
        options: [
          { value: 'holds', text: { en: 'Enrolled now', bn: 'এখন ভর্তি আছে' } },
          { value: 'ended', text: { en: 'Ended', bn: 'বাতিল' } },
        ],
      },
    ],
    columns: [
      { name: 'student', title: student, person: ({ studentId }) => studentId },
      { name: 'course', title: course, value: ({ courseName }) => courseName },
      {
        name: 'enrolled',
        title: { en: 'Enrolled', bn: 'ভর্তির সময়' },
        value: (row) => new Date(row.enrolledAt),
      },
      { name: 'until', title: { en: 'Last day', bn: 'শেষ দিন' }, value: ({ accessUntil }) => accessUntil },
      {
        name: 'ended',
        title: { en: 'Ended at', bn: 'শেষ হওয়ার সময়' },
        value: ({ endedAt }) => (endedAt === null ? null : new Date(endedAt)),
      },
      { name: 'id', title: account, value: ({ studentId }) => studentId },
    ],
  }),
  defineExport({
    name: 'batches',
    title: { en: 'Batches', bn: 'ব্যাচ' },
    route: listBatches,
    query: { sort: 'created' },
    filters: [ofCourse],
    columns: [
      { name: 'name', title: batch, value: ({ name }) => name },
      {
        name: 'courses',
        title: { en: 'Courses', bn: 'কোর্স' },
        value: ({ courses }) => courses.map(({ courseName }) => courseName).join(', '),
      },
      { name: 'teacher', title: { en: 'Teacher', bn: 'শিক্ষক' }, value: ({ teacherName }) => teacherName },
      { name: 'room', title: { en: 'Room', bn: 'কক্ষ' }, value: ({ room }) => room },
      { name: 'members', title: { en: 'Students', bn: 'শিক্ষার্থী' }, value: ({ memberCount }) => memberCount },
      { name: 'capacity', title: { en: 'Places', bn: 'আসন' }, value: ({ capacity }) => capacity },
      { name: 'starts', title: { en: 'Starts', bn: 'শুরু' }, value: ({ startsOn }) => startsOn },
      { name: 'ends', title: { en: 'Ends', bn: 'শেষ' }, value: ({ endsOn }) => endsOn },
    ],
  }),
  defineExport({
    name: 'batch-members',
    title: { en: 'Students of a batch', bn: 'ব্যাচের শিক্ষার্থী' },
    route: listBatchMembers,
    filters: [{ name: 'id', title: batch, kind: 'batch', isRequired: true }],
    columns: [
      { name: 'student', title: student, person: ({ studentId }) => studentId },
      {
        name: 'joined',
        title: { en: 'Joined', bn: 'যোগ দেওয়ার সময়' },
        value: (row) => new Date(row.joinedAt),
      },
      { name: 'id', title: account, value: ({ studentId }) => studentId },
    ],
  }),
  defineExport({
    name: 'attendance',
    title: { en: 'Attendance of a batch', bn: 'ব্যাচের উপস্থিতি' },
    route: readAttendanceReport,
    filters: [
      { ...ofBatch, isRequired: true },
      { name: 'days', title: days, kind: 'days', from: 'from', to: 'to' },
    ],
    columns: [
      { name: 'student', title: student, person: ({ _id }) => _id },
      { name: 'present', title: { en: 'Present', bn: 'উপস্থিত' }, value: ({ present }) => present },
      { name: 'late', title: { en: 'Late', bn: 'দেরি' }, value: ({ late }) => late },
      { name: 'absent', title: { en: 'Absent', bn: 'অনুপস্থিত' }, value: ({ absent }) => absent },
      { name: 'excused', title: { en: 'Excused', bn: 'ছুটি' }, value: ({ excused }) => excused },
      { name: 'percent', title: { en: 'Percent', bn: 'শতাংশ' }, value: ({ percent }) => percent },
      { name: 'id', title: account, value: ({ _id }) => _id },
    ],
  }),
  defineExport({
    name: 'gradebook',
    title: { en: 'Gradebook of a course', bn: 'কোর্সের নম্বরপত্র' },
    route: listGradebookRows,
    head: readGradebook,
    filters: [{ ...ofCourse, isRequired: true }, ofBatch],
    columns: [
      { name: 'rank', title: { en: 'Rank', bn: 'মেধাস্থান' }, value: ({ rank }) => rank },
      { name: 'student', title: student, person: ({ studentId }) => studentId },
      { name: 'total', title: { en: 'Total (%)', bn: 'মোট (%)' }, value: ({ total }) => total },
      { name: 'grade', title: { en: 'Grade', bn: 'গ্রেড' }, value: ({ grade }) => grade },
      { name: 'id', title: account, value: ({ studentId }) => studentId },
    ],
    moreColumns: ({ items }) =>
      items.map(({ itemId, title }) => ({
        name: itemId,
        title: { en: title, bn: title },
        value: ({ cells }) => cells.find((cell) => cell.itemId === itemId)?.score,
      })),
  }),
];
