import { defineExport, type ExportedList } from '@pathshala/contract-kit/exported-list';
import { readBatchResults } from './batch-results.ts';
import { listExamResults } from './result-list.ts';

const student = { en: 'Student', bn: 'শিক্ষার্থী' };
const account = { en: 'Account', bn: 'অ্যাকাউন্ট' };

/** The lists of this service that administrators can have exported by a schedule. */
export const exports: readonly ExportedList[] = [
  defineExport({
    name: 'exam-results',
    title: { en: 'Results of exams', bn: 'পরীক্ষার ফল' },
    route: listExamResults,
    query: { sort: 'submitted' },
    filters: [
      { name: 'examId', title: { en: 'Exam', bn: 'পরীক্ষা' }, kind: 'exam' },
      {
        name: 'days',
        title: { en: 'Days of the submit', bn: 'জমার দিন' },
        kind: 'days',
        from: 'submittedFrom',
        to: 'submittedTo',
      },
    ],
    columns: [
      { name: 'student', title: student, person: ({ studentId }) => studentId },
      { name: 'exam', title: { en: 'Exam', bn: 'পরীক্ষা' }, value: ({ title }) => title },
      { name: 'score', title: { en: 'Marks', bn: 'নম্বর' }, value: ({ score }) => score },
      { name: 'total', title: { en: 'Total marks', bn: 'মোট নম্বর' }, value: ({ totalMarks }) => totalMarks },
      { name: 'correct', title: { en: 'Right', bn: 'সঠিক' }, value: ({ correct }) => correct },
      { name: 'wrong', title: { en: 'Wrong', bn: 'ভুল' }, value: ({ wrong }) => wrong },
      { name: 'blank', title: { en: 'Left blank', bn: 'উত্তর দেয়নি' }, value: ({ blank }) => blank },
      { name: 'attempt', title: { en: 'Attempt', bn: 'কততম বার' }, value: ({ attemptNo }) => attemptNo },
      {
        name: 'submitted',
        title: { en: 'Submitted at', bn: 'জমার সময়' },
        value: ({ submittedAt }) => new Date(submittedAt),
      },
      { name: 'id', title: account, value: ({ studentId }) => studentId },
    ],
  }),
  defineExport({
    name: 'batch-results',
    title: { en: 'Results of a batch over its tests', bn: 'ব্যাচের সব পরীক্ষার ফল' },
    route: readBatchResults,
    filters: [{ name: 'batchId', title: { en: 'Batch', bn: 'ব্যাচ' }, kind: 'batch', isRequired: true }],
    columns: [
      { name: 'rank', title: { en: 'Rank', bn: 'মেধাস্থান' }, value: ({ rank }) => rank },
      { name: 'student', title: student, person: ({ studentId }) => studentId },
      { name: 'sum', title: { en: 'Marks of all tests', bn: 'নম্বরের যোগফল' }, value: ({ sum }) => sum },
      { name: 'taken', title: { en: 'Tests taken', bn: 'পরীক্ষা দিয়েছে' }, value: ({ taken }) => taken },
      { name: 'id', title: account, value: ({ studentId }) => studentId },
    ],
    moreColumns: ({ exams }) =>
      exams.map(({ examId, title }, index) => ({
        name: examId,
        title: { en: title, bn: title },
        value: ({ scores }) => scores[index],
      })),
  }),
];
