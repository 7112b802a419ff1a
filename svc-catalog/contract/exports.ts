import {
  defineExport,
  defineReportExport,
  type ExportedList,
  type ExportFilter,
} from '@pathshala/contract-kit/exported-list';
import { readAttendanceReport } from './attendance-routes.ts';
import { listBatchMembers } from './batch-members.ts';
import { listBatches } from './batches.ts';
import { listEnrolments } from './enrolment-routes.ts';
import { listDues } from './fees.ts';
import { listGradebookRows, readGradebook } from './gradebooks.ts';
import { entryKind, listLedger, paymentMethod } from './ledger.ts';
import { readFeeReport } from './reports.ts';

const student = { en: 'Student', bn: 'শিক্ষার্থী' };
const course = { en: 'Course', bn: 'কোর্স' };
const batch = { en: 'Batch', bn: 'ব্যাচ' };
const account = { en: 'Account', bn: 'অ্যাকাউন্ট' };
const state = { en: 'State', bn: 'অবস্থা' };

const kindTexts = {
  charge: { en: 'Charge', bn: 'ধার্য' },
  payment: { en: 'Payment', bn: 'পরিশোধ' },
  discount: { en: 'Discount', bn: 'ছাড়' },
  refund: { en: 'Refund', bn: 'ফেরত' },
  correction: { en: 'Correction', bn: 'সংশোধন' },
} as const;

const methodTexts = {
  cash: { en: 'Cash', bn: 'নগদ' },
  bkash: { en: 'bKash', bn: 'বিকাশ' },
  nagad: { en: 'Nagad', bn: 'নগদ (মোবাইল)' },
  bank: { en: 'Bank', bn: 'ব্যাংক' },
  card: { en: 'Card', bn: 'কার্ড' },
  other: { en: 'Other', bn: 'অন্যান্য' },
} as const;

const taka = (paisa: number): number => paisa / 100;

const ofCourse: ExportFilter = { name: 'courseId', title: course, kind: 'course' };
const ofBatch: ExportFilter = { name: 'batchId', title: batch, kind: 'batch' };
const days = { en: 'Days', bn: 'দিন' };

/** The lists of money: the latest entries come last, so that one that is posted meanwhile moves no page. */
const ofFees: readonly ExportedList[] = [
  defineExport({
    name: 'ledger',
    title: { en: 'Ledger', bn: 'হিসাবের খাতা' },
    route: listLedger,
    query: { sort: 'no' },
    filters: [
      { name: 'days', title: days, kind: 'days', from: 'dayFrom', to: 'dayTo' },
      {
        name: 'kind',
        title: { en: 'Kind', bn: 'ধরন' },
        kind: 'choice',
        options: entryKind.options.map((value) => ({ value, text: kindTexts[value] })),
      },
      {
        name: 'method',
        title: { en: 'Method', bn: 'মাধ্যম' },
        kind: 'choice',
        options: paymentMethod.options.map((value) => ({ value, text: methodTexts[value] })),
      },
      ofCourse,
      ofBatch,
    ],
    columns: [
      { name: 'no', title: { en: 'No.', bn: 'ক্রমিক' }, value: ({ no }) => no },
      { name: 'day', title: { en: 'Day', bn: 'দিন' }, value: ({ day }) => day },
      { name: 'kind', title: { en: 'Kind', bn: 'ধরন' }, value: ({ kind }) => kind },
      { name: 'student', title: student, person: ({ studentId }) => studentId },
      { name: 'course', title: course, value: ({ courseName }) => courseName },
      {
        name: 'amount',
        title: { en: 'Amount (taka)', bn: 'টাকা' },
        value: ({ amountPaisa }) => taka(amountPaisa),
      },
      { name: 'method', title: { en: 'Method', bn: 'মাধ্যম' }, value: ({ method }) => method },
      { name: 'reference', title: { en: 'Reference', bn: 'রেফারেন্স' }, value: ({ reference }) => reference },
      { name: 'receipt', title: { en: 'Receipt', bn: 'রসিদ' }, value: ({ receipt }) => receipt },
      { name: 'note', title: { en: 'Note', bn: 'মন্তব্য' }, value: ({ note }) => note },
      { name: 'at', title: { en: 'Entered', bn: 'লেখার সময়' }, value: ({ at }) => new Date(at) },
      { name: 'id', title: account, value: ({ studentId }) => studentId },
    ],
  }),
  defineExport({
    name: 'dues',
    title: { en: 'Dues', bn: 'বকেয়া' },
    route: listDues,
    filters: [ofCourse, ofBatch],
    columns: [
      { name: 'student', title: student, person: ({ studentId }) => studentId },
      { name: 'course', title: course, value: ({ courseName }) => courseName },
      { name: 'due', title: { en: 'Due (taka)', bn: 'বকেয়া টাকা' }, value: ({ duePaisa }) => taka(duePaisa) },
      {
        name: 'balance',
        title: { en: 'Balance (taka)', bn: 'মোট বাকি টাকা' },
        value: ({ balancePaisa }) => taka(balancePaisa),
      },
      {
        name: 'since',
        title: { en: 'Due since', bn: 'যেদিন থেকে' },
        value: ({ oldestDueOn }) => oldestDueOn,
      },
      { name: 'days', title: { en: 'Days overdue', bn: 'কত দিন' }, value: ({ daysOverdue }) => daysOverdue },
      { name: 'id', title: account, value: ({ studentId }) => studentId },
    ],
  }),
  defineReportExport({
    name: 'fees-by-course',
    title: { en: 'Fees by course', bn: 'কোর্স অনুযায়ী ফি' },
    route: readFeeReport,
    filters: [{ name: 'days', title: days, kind: 'days', from: 'from', to: 'to', isRequired: true }],
    rowsOf: ({ courses }) => courses,
    columns: [
      { name: 'course', title: course, value: ({ courseName }) => courseName },
      {
        name: 'charged',
        title: { en: 'Charged (taka)', bn: 'ধার্য টাকা' },
        value: ({ chargedPaisa }) => taka(chargedPaisa),
      },
      {
        name: 'discounted',
        title: { en: 'Discounts (taka)', bn: 'ছাড় টাকা' },
        value: ({ discountedPaisa }) => taka(discountedPaisa),
      },
      {
        name: 'paid',
        title: { en: 'Paid (taka)', bn: 'পরিশোধ টাকা' },
        value: ({ paidPaisa }) => taka(paidPaisa),
      },
      {
        name: 'refunded',
        title: { en: 'Refunded (taka)', bn: 'ফেরত টাকা' },
        value: ({ refundedPaisa }) => taka(refundedPaisa),
      },
      { name: 'payments', title: { en: 'Payments', bn: 'কতবার' }, value: ({ payments }) => payments },
    ],
  }),
];

/** The lists of this service that administrators can have exported by a schedule. */
export const exports: readonly ExportedList[] = [
  ...ofFees,
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
          { value: 'ended', text: { en: 'Ended', bn: 'শেষ হয়েছে' } },
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
        title: { en: 'Ended', bn: 'শেষ হওয়ার সময়' },
        value: ({ endedAt }) => (endedAt === null ? null : new Date(endedAt)),
      },
      { name: 'id', title: account, value: ({ studentId }) => studentId },
    ],
  }),
  defineExport({
    name: 'batches',
    title: { en: 'Batches', bn: 'ব্যাচের তালিকা' },
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
      { name: 'late', title: { en: 'Late', bn: 'দেরিতে' }, value: ({ late }) => late },
      { name: 'absent', title: { en: 'Absent', bn: 'অনুপস্থিত' }, value: ({ absent }) => absent },
      { name: 'excused', title: { en: 'Excused', bn: 'ছুটিতে' }, value: ({ excused }) => excused },
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
      { name: 'rank', title: { en: 'Rank', bn: 'মেধাক্রম' }, value: ({ rank }) => rank },
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
