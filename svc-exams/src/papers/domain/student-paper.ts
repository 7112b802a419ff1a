import type { AnsweredPaper, StudentPaper } from '@pathshala/svc-exams-contract/paper';
import type { Paper } from './paper.ts';

function factsOf(paper: Paper) {
  const { title, course = null, timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage } = paper;
  return { title, course, timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage };
}

/** The paper without its key: built from an allow-list, so that a new field of the stored paper cannot leak. */
export function toStudentPaper(paper: Paper): StudentPaper {
  return {
    ...factsOf(paper),
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

/** The paper with key and explanations; the caller has made sure that they may be seen. */
export function toAnsweredPaper(paper: Paper): AnsweredPaper {
  return {
    paperId: paper.paperId,
    examKind: paper.examKind,
    ...factsOf(paper),
    subjects: paper.subjects.map(({ subjectName, mandatory, mcqs }) => ({
      subjectName,
      mandatory,
      mcqs: mcqs.map(({ _id, question, points, explanation, options }) => ({
        _id,
        question,
        points,
        explanation,
        options: options.map((option) => ({
          _id: option._id,
          text: option.text,
          isCorrect: option.isCorrect,
        })),
      })),
    })),
  };
}
