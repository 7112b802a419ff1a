import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import {
  createExam,
  deleteExam,
  listExams,
  listExamsOfParent,
  previewExamDeletion,
  readExam,
  replaceExam,
  restoreExam,
} from '@pathshala/svc-exams-contract/exam-routes';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { exam } from '../src/samples.ts';

const time = '2026-01-20T10:00:00.000Z';
const given = 'there is an exam of a chapter';
const params = { id: provided('examId') };

const form = {
  title: 'Motion',
  type: 'MCQ',
  mcqs: [
    {
      question: '<p>What is speed?</p>',
      options: [
        { text: 'distance over time', isCorrect: true },
        { text: 'mass over time', isCorrect: false },
      ],
      explanation: '<p>By definition.</p>',
      points: 2,
    },
  ],
  totalMarks: 2,
  timeLimit: 30,
  passingScore: 1,
  negetiveMarkingPercentage: 25,
  startingDate: time,
  duration: 2,
  order: { questions: true, options: false },
  markingScheme: null,
} as const;

const facts = fieldsOf(
  exam,
  '_id',
  'ExamNumber',
  'title',
  'type',
  'totalMarks',
  'timeLimit',
  'passingScore',
  'negetiveMarkingPercentage',
  'duration',
  'questionCount',
  'parentType',
  'parentId',
  'parentTitle',
  'courseId',
  'courseName',
  'subjectId',
  'rev',
);

const page = { items: [{ ...facts, startingDate: time }], total: 1, page: 1, pageSize: 10 };

/** The calls of the screens of standalone exams. */
export function examCalls(call: DescribeCall<Api>): void {
  call(listExams, 'the exams of all courses', {
    given,
    as: admin,
    query: { page: 1, sort: '-changed' },
    uses: page,
  });
  call(listExams, 'how many exams there are', {
    given,
    as: admin,
    query: { pageSize: 1 },
    uses: { total: 1 },
  });
  call(listExamsOfParent, 'the exams of a chapter', {
    given,
    as: admin,
    params: { parenttype: 'chapter', parentid: 'motion' },
    query: { page: 1, sort: 'number' },
    uses: page,
  });
  call(createExam, 'create an exam', {
    given,
    as: admin,
    params: { parenttype: 'chapter' },
    body: { examDetails: { ...form, mcqs: form.mcqs.map(copyOf) }, parentId: 'motion' },
    uses: { title: exactly('Motion') },
  });
  call(readExam, 'an exam as its author edits it', {
    given,
    as: admin,
    params,
    uses: {
      ...facts,
      startingDate: time,
      mcqs: exam.mcqs.map((question) => fieldsOf(question, '_id', 'points')),
      ...fieldsOf(exam, 'order'),
    },
  });
  call(replaceExam, 'save an exam', {
    given,
    as: admin,
    params,
    body: { ...form, mcqs: form.mcqs.map(copyOf), rev: 1 },
    uses: { title: exactly('Motion') },
  });
  deletionCalls(call);
}

/** Bodies are mutable lists in the contract's types. */
function copyOf({ options, ...question }: (typeof form.mcqs)[number]) {
  return { ...question, options: [...options] };
}

function deletionCalls(call: DescribeCall<Api>): void {
  call(previewExamDeletion, 'what a delete of an exam leaves', {
    given,
    as: admin,
    params,
    uses: { attempts: 0, results: 0 },
  });
  call(deleteExam, 'delete an exam', {
    given,
    as: admin,
    params: { courseId: 'physics', subjectId: 'mechanics', examId: provided('examId') },
  });
  call(restoreExam, 'undo the delete of an exam', {
    given: 'an exam of a chapter was just deleted',
    as: admin,
    params,
    uses: fieldsOf(exam, '_id'),
  });
}
