import {
  keyUrl,
  paperUrl,
  type PaperKey,
  type PaperOverview,
  type StudentPaper,
} from '@pathshala/svc-exams-contract/paper';
import { add, marks, noMarks, rounded } from '@pathshala/rules/marks';
import { deadlineOf } from '../../attempts/index.ts';
import { schemeOfPaper } from '../domain/exam-kinds.ts';
import { rightOptionsOf } from '../domain/key-correction.ts';
import { questionsOf } from '../domain/paper-questions.ts';
import type { Paper, WrittenTask } from '../domain/paper.ts';
import type { ExamPreview } from '../use-cases/preview-exam.ts';

/** The paper without its key, built from an allow-list, so that a new field of the stored paper cannot leak. */
export function toStudentPaper(paper: Paper): StudentPaper {
  const { title, course = null, timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage } = paper;
  return {
    title,
    course,
    timeLimit,
    totalMarks,
    requiredSubjects,
    negativeMarkingPercentage,
    ...laterFactsOf(paper),
    examKind: paper.examKind,
    ...(paper.written === undefined ? {} : { written: toWrittenTask(paper.written) }),
    subjects: paper.subjects.map(({ subjectName, mandatory, mcqs }) => ({
      subjectName,
      mandatory,
      mcqs: mcqs.map(({ _id, question, points, options }) => ({
        _id,
        question,
        points,
        options: options.map((option) => ({ _id: option._id, text: option.text })),
      })),
    })),
  };
}

function laterFactsOf(paper: Paper) {
  const { examType = 'MCQ', order, passingScore, parent, answersShown } = paper;
  const scheme = schemeOfPaper(paper);
  return {
    examType,
    markingScheme: { ...scheme, subjectMinima: [...scheme.subjectMinima] },
    order,
    passingScore,
    parent,
    answersShown,
  };
}

function toWrittenTask({ criteria, ...task }: WrittenTask) {
  const { questionText, answerGuidelines, handwrittenPdf, downloadablePdf } = task;
  return {
    questionText,
    answerGuidelines,
    handwrittenPdf,
    downloadablePdf,
    criteria: criteria.map(({ name, maxMarks }) => ({ name, maxMarks })),
  };
}

/** The key with its explanations, without the held questions; the caller has checked that it may be seen. */
export function toPaperKey(paper: Paper, held: ReadonlySet<string>): PaperKey {
  const shown = questionsOf(paper).filter(({ _id }) => !held.has(_id));
  return {
    questions: shown.map((question) => ({
      questionId: question._id,
      correct: [...rightOptionsOf(question)],
      explanation: question.explanation,
      ...(question.isVoid ? { isVoid: true as const } : {}),
    })),
    ...(held.size === 0 ? {} : { heldQuestions: [...held] }),
  };
}

export function toPaperOverview(preview: ExamPreview, now: number): PaperOverview {
  const { paper, refusal, lock, openAttempt, paperVersion } = preview;
  const { paperId: examId } = paper;
  return {
    ...factsOf(paper),
    serverNow: new Date(now).toISOString(),
    deadlineIfStartedNow: deadlineOf(paper, now),
    canStart: openAttempt === null && refusal === null,
    refusal,
    ...(lock && { lock: { ...lock } }),
    openAttemptId: openAttempt?._id ?? null,
    openAttempt: openAttempt === null ? null : openAttemptOf(openAttempt),
    paperUrl: preview.isPaperReadable ? paperUrl(examId, paperVersion) : null,
    keyUrl: preview.isKeyReadable ? keyUrl(examId, paperVersion, preview.keyVersion) : null,
    attempts: preview.attempts,
    lastResultId: preview.lastResultId,
  };
}

function openAttemptOf({ _id, deadlineAt, answers }: NonNullable<ExamPreview['openAttempt']>) {
  return { attemptId: _id, deadlineAt, answered: Object.keys(answers).length };
}

function factsOf(paper: Paper) {
  const { paperId, examKind, courseId, unitId, title, timeLimit, totalMarks } = paper;
  const { requiredSubjects, negativeMarkingPercentage, window, course = null } = paper;
  return {
    paperId,
    examKind,
    title,
    timeLimit,
    totalMarks,
    requiredSubjects,
    negativeMarkingPercentage,
    ...laterFactsOf(paper),
    subjects: paper.subjects.map(({ subjectName, mandatory, mcqs }) => ({
      subjectName,
      mandatory,
      questionCount: mcqs.length,
      marks: rounded(mcqs.map((question) => marks(question.points)).reduce(add, noMarks)),
    })),
    courseId,
    course,
    unitId,
    opensAt: window?.opensAt ?? null,
    closesAt: window?.closesAt ?? null,
  };
}
