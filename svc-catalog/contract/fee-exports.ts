import { defineExport, defineReportExport, type ExportedList } from '@pathshala/contract-kit/exported-list';
import { account, course, days, ofBatch, ofCourse, student } from './export-words.ts';
import { listDues } from './fees.ts';
import { entryKind, listLedger, paymentMethod } from './ledger.ts';
import { readFeeReport } from './reports.ts';

const kindTexts = {
  charge: { en: 'Charge', bn: 'ধার্য' },
  payment: { en: 'Payment', bn: 'পেমেন্ট' },
  discount: { en: 'Discount', bn: 'ছাড়' },
  refund: { en: 'Refund', bn: 'টাকা ফেরত' },
  correction: { en: 'Correction', bn: 'সংশোধন' },
} as const;

const methodTexts = {
  cash: { en: 'Cash', bn: 'নগদ টাকা' },
  bkash: { en: 'bKash', bn: 'বিকাশ' },
  nagad: { en: 'Nagad', bn: 'নগদ' },
  bank: { en: 'Bank', bn: 'ব্যাংক' },
  card: { en: 'Card', bn: 'কার্ড' },
  other: { en: 'Other', bn: 'অন্যান্য' },
} as const;

const taka = (paisa: number): number => paisa / 100;

/** The lists of money: the latest entries come last, so that one that is posted meanwhile moves no page. */
export const feeExports: readonly ExportedList[] = [
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
      { name: 'no', title: { en: 'No.', bn: 'নং' }, value: ({ no }) => no },
      { name: 'day', title: { en: 'Day', bn: 'দিন' }, value: ({ day }) => day },
      { name: 'kind', title: { en: 'Kind', bn: 'ধরন' }, value: ({ kind }) => kind },
      { name: 'student', title: student, person: ({ studentId }) => studentId },
      { name: 'course', title: course, value: ({ courseName }) => courseName },
      {
        name: 'amount',
        title: { en: 'Amount (taka)', bn: 'পরিমাণ (টাকা)' },
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
        title: { en: 'Due since', bn: 'কবে থেকে বাকি' },
        value: ({ oldestDueOn }) => oldestDueOn,
      },
      {
        name: 'days',
        title: { en: 'Days overdue', bn: 'কত দিন বাকি' },
        value: ({ daysOverdue }) => daysOverdue,
      },
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
      {
        name: 'payments',
        title: { en: 'Number of payments', bn: 'পেমেন্টের সংখ্যা' },
        value: ({ payments }) => payments,
      },
    ],
  }),
];
