import type { readOwnPlace } from '@pathshala/svc-campaigns-contract/http';
import type { EnrolledCourse } from '@pathshala/svc-catalog-contract/enrolment';
import type { AttemptAnswer } from '@pathshala/svc-exams-contract/attempt';
import type { ExamForStudent } from '@pathshala/svc-exams-contract/exam';
import type { BankQuestion } from '@pathshala/svc-exams-contract/question';
import type {
  listOpenAttempts,
  readQuestionFacets,
  readReportCard,
} from '@pathshala/svc-exams-contract/http';
import type { PaperOverview } from '@pathshala/svc-exams-contract/paper';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { facts, subjects } from './fake-paper.ts';

const time = '2026-11-20T03:00:00.000Z';

export const pageOf = (...items: readonly object[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 10,
});

/** An exam of a past year that may be started. */
export const overview: PaperOverview = {
  paperId: 'year-1',
  examKind: 'past-year',
  ...facts,
  subjects: subjects.map(({ subjectName, mandatory, mcqs }) => ({
    subjectName,
    mandatory,
    questionCount: mcqs.length,
    marks: mcqs.length,
  })),
  courseId: 'course-1',
  unitId: 'unit-1',
  opensAt: null,
  closesAt: null,
  serverNow: time,
  deadlineIfStartedNow: '2026-11-20T04:00:00.000Z',
  canStart: true,
  refusal: null,
  openAttemptId: null,
  openAttempt: null,
  paperUrl: '/exams/papers/year-1/1',
  keyUrl: '/exams/papers/year-1/1/key/1',
  attempts: 0,
  lastResultId: null,
};

/** Started, without answers. */
export const attempt: AttemptAnswer = {
  attemptId: 'attempt-1',
  status: 'open',
  examKind: 'past-year',
  examId: 'year-1',
  courseId: 'course-1',
  unitId: 'unit-1',
  attemptNo: 1,
  startedAt: time,
  deadlineAt: '2026-11-20T04:00:00.000Z',
  serverNow: time,
  subjects: [],
  paperUrl: '/exams/papers/year-1/1',
  answers: [],
  savedSeq: 0,
  marked: [],
  spent: [],
  orderSeed: 7,
  isHere: true,
  written: null,
  resultId: null,
};

/** Returns the attempt as the list of open attempts has it. */
export function listed(open: AttemptAnswer): AnswerOf<typeof listOpenAttempts>['items'][number] {
  const { attemptId, examKind, examId, courseId, unitId, attemptNo, startedAt, deadlineAt, serverNow } = open;
  const ids = { attemptId, examKind, examId, courseId, unitId };
  return { ...ids, title: facts.title, attemptNo, startedAt, deadlineAt, serverNow };
}

export const enrolledCourse: EnrolledCourse = {
  enrolmentId: 'en1',
  courseId: 'course-1',
  courseKind: 'admission',
  category: 'admissionPrep',
  name: 'HSC Science',
  courseCode: 'DU',
  courseThumbnail: '',
  enrolledAt: time,
  completed: 2,
  total: 5,
  progress: 40,
};

/** The own line of a merit list. */
export const ownPlace: AnswerOf<typeof readOwnPlace> = {
  rank: 12,
  of: 340,
  percentile: 96.76,
  rollNumber: '000001',
  score: 11,
  totalMarks: 20,
  durationMs: 1_200_000,
  resultId: 'r1',
  nameShown: 'roll',
  showsName: false,
  version: 1,
  subjects: [],
  hasCertificate: false,
  before: null,
};

/** An exam of a chapter, not taken yet. */
export const courseExam: ExamForStudent = {
  _id: 'e1',
  ExamNumber: 1,
  title: 'গতি | Motion',
  type: 'MCQ',
  examKind: 'chapter',
  totalMarks: 10,
  timeLimit: 20,
  passingScore: 4,
  negetiveMarkingPercentage: 25,
  startingDate: '2026-11-21T03:00:00.000Z',
  duration: 1,
  questionCount: 10,
  parentType: 'chapter',
  parentId: 'ch1',
  parentTitle: 'Mechanics',
  courseId: 'c9',
  courseName: 'HSC Science',
  subjectId: 's1',
  state: 'open',
  attempts: 0,
  canStart: true,
  bestResult: null,
  lastResult: null,
  lastResultId: null,
};

export const bankQuestion: BankQuestion = {
  _id: 'q1',
  question: '<p>Unit of force?</p>',
  options: [
    { _id: 'a', text: 'newton', isCorrect: true },
    { _id: 'b', text: 'joule', isCorrect: false },
  ],
  explanation: '',
  points: 1,
  subject: '',
  chapter: '',
  difficulty: 'easy',
  tags: [],
  source: '',
  forPractice: false,
  version: 1,
  createdAt: time,
  uses: 0,
  rev: 1,
  changedAt: null,
  changedBy: null,
};

export const noFacets: AnswerOf<typeof readQuestionFacets> = {
  total: 0,
  used: 0,
  forPractice: 0,
  subjects: [],
  difficulties: [],
  tags: [],
};

/** A report card with one result that an administrator entered, and no exam. */
export const reportCard: AnswerOf<typeof readReportCard> = {
  studentId: '6560a0000000000000000001',
  examCount: 0,
  exams: [],
  subjects: [],
  totals: { correct: 0, wrong: 0, blank: 0, marksLost: 0 },
  trend: [],
  academicResults: [
    {
      _id: 'a1',
      studentId: '6560a0000000000000000001',
      title: 'Test examination',
      term: '',
      session: '2025-26',
      subjects: [
        { subjectName: 'Bangla', fullMarks: 100, marks: 81, grade: '', letterGrade: 'A+', gradePoint: 5 },
      ],
      remarks: 'Well prepared.',
      dateTaken: '2025-12-20T00:00:00.000Z',
      fullMarks: 100,
      marks: 81,
      gpa: 5,
      letterGrade: 'A+',
    },
  ],
  issuedAt: '2026-11-22T08:00:00.000Z',
};
