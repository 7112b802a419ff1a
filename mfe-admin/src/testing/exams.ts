import type { BankQuestion } from '@pathshala/svc-exams-contract/question';
import type { ExamForAuthor, ExamRow } from '@pathshala/svc-exams-contract/exam';

const edited = { rev: 3, changedAt: '2026-11-20T10:00:00.000Z', changedBy: 'Karim' };

export const examRow: ExamRow = {
  _id: 'e1',
  ExamNumber: 1,
  title: 'গতি পরীক্ষা | Motion test',
  type: 'MCQ',
  examKind: 'subject',
  totalMarks: 2,
  timeLimit: 20,
  passingScore: 1,
  negetiveMarkingPercentage: 25,
  startingDate: '2026-12-01T04:00:30.000Z',
  duration: 2,
  questionCount: 1,
  parentType: 'subject',
  parentId: 'mechanics',
  parentTitle: 'Mechanics',
  courseId: 'physics',
  courseName: 'Physics',
  subjectId: 'mechanics',
  ...edited,
};

const options = ['5 m/s', '10 m/s'].map((text, index) => ({
  _id: `o${index}`,
  text,
  isCorrect: index === 1,
}));

export const exam: ExamForAuthor = {
  ...examRow,
  mcqs: [
    {
      _id: 'm1',
      question: '<p>How fast?</p>',
      options,
      explanation: '<p>Way by time.</p>',
      points: 2,
      bankQuestionId: null,
    },
  ],
  written: null,
  order: { questions: false, options: false },
  markingScheme: null,
  createdAt: '2026-11-01T10:00:00.000Z',
};

export const bankQuestion: BankQuestion = {
  _id: 'q1',
  question: '<p>Unit of force?</p>',
  options: [
    { _id: 'a', text: 'newton', isCorrect: true },
    { _id: 'b', text: 'joule', isCorrect: false },
  ],
  explanation: '<p>From F = ma.</p>',
  points: 1,
  subject: 'Physics',
  chapter: 'Force',
  difficulty: 'easy',
  tags: ['units'],
  source: 'DU 2019-20',
  forPractice: true,
  version: 2,
  createdAt: '2026-11-01T10:00:00.000Z',
  uses: 1,
  ...edited,
};

export const facets = {
  total: 1,
  used: 1,
  forPractice: 1,
  subjects: [{ subject: 'Physics', count: 1, chapters: [{ chapter: 'Force', count: 1 }] }],
  difficulties: [{ difficulty: 'easy', count: 1 }],
  tags: [{ tag: 'units', count: 1 }],
};
