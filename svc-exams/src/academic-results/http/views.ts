import { editedView } from '@pathshala/contract-kit/edited';
import { gpaOf, gradeOf, gradeOfGpa, gradePointOf } from '@pathshala/rules/grade-point';
import { add, marks, noMarks, rounded } from '@pathshala/rules/marks';
import type {
  AcademicResult as AcademicResultView,
  AcademicResultInput,
  ReportCard as ReportCardView,
  ReportedExam,
} from '@pathshala/svc-exams-contract/academic-result';
import type { AcademicDetails, AcademicResult, AcademicSubject } from '../domain/academic-result.ts';
import type { ReportCard } from '../use-cases/read-report-card.ts';

export function detailsOf(input: AcademicResultInput): AcademicDetails {
  const { studentId, title, term, session, remarks, dateTaken } = input;
  const subjects = input.subjects.map(({ subjectName, fullMarks, marks: obtained, grade }) => ({
    subjectName,
    fullMarks,
    marks: obtained,
    grade,
  }));
  return { studentId, title, term, session, subjects, remarks, dateTaken };
}

export function viewAcademicResult(result: AcademicResult): AcademicResultView {
  const { _id, studentId, title, term, session, remarks, dateTaken } = result;
  const subjects = result.subjects.map(viewSubject);
  const sumOf = (values: readonly number[]) => rounded(values.map(marks).reduce(add, noMarks));
  const gpa = gpaOf(subjects.map(({ letterGrade }) => letterGrade)) ?? 0;
  return {
    _id,
    studentId,
    title,
    term,
    session,
    subjects,
    remarks,
    dateTaken,
    fullMarks: sumOf(subjects.map(({ fullMarks }) => fullMarks)),
    marks: sumOf(subjects.map((subject) => subject.marks)),
    gpa,
    letterGrade: gradeOfGpa(gpa),
  };
}

/** The result with the latest edit, for administrators who may edit it. */
export function viewForMarker(result: AcademicResult): AcademicResultView {
  return { ...viewAcademicResult(result), ...editedView(result.edited) };
}

function viewSubject({ subjectName, fullMarks, marks: obtained, grade }: AcademicSubject) {
  const letterGrade = grade === '' ? gradeOf(obtained, fullMarks) : grade;
  return {
    subjectName,
    fullMarks,
    marks: obtained,
    grade,
    letterGrade,
    gradePoint: gradePointOf(letterGrade),
  };
}

export function viewReportCard(card: ReportCard): ReportCardView {
  return {
    ...card,
    exams: card.exams.map(viewExam),
    subjects: [...card.subjects],
    trend: [...card.trend],
    academicResults: card.academicResults.map(viewAcademicResult),
  };
}

function viewExam({ attempt, isRanked }: ReportCard['exams'][number]): ReportedExam {
  const { score, totalMarks, correct, wrong, blank, marksLost = null, awaitsMarks } = attempt.outcome;
  return {
    resultId: attempt._id,
    examId: attempt.examId,
    examKind: attempt.examKind,
    title: attempt.title,
    courseId: attempt.courseId,
    dateTaken: attempt.startedAt,
    score: awaitsMarks === true ? null : score,
    totalMarks,
    correct,
    wrong,
    blank,
    marksLost,
    isRanked,
  };
}
