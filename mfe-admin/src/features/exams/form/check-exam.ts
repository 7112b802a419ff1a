import { checkQuestion } from '@pathshala/admin-exams/question-editor/check-question';
import { examFormRules } from '@pathshala/admin-exams/question-editor/question-rules';
import { paperLimits } from '@pathshala/rules/paper-rules';
import { isBlankFragment } from '@pathshala/rules/question-rules';
import { examLimits } from '@pathshala/svc-exams-contract/exam';
import { checkNumber, errorIf, type ExamErrors } from './check-number.ts';
import type { ExamValues } from './exam-values.ts';
import { checkMarking } from './marking/check-marking.ts';
import { followsPercentage } from './marking/marking-values.ts';
import { checkTexts as texts } from './texts.ts';
import { valueOf } from './typed-number.ts';

function checkNumbers(exam: ExamValues): ExamErrors {
  const total = valueOf(exam.totalMarks) ?? 0;
  return [
    ...checkNumber('totalMarks', exam.totalMarks, { max: paperLimits.totalMarks, text: texts.totalMarks }),
    ...checkNumber('timeLimit', exam.timeLimit, {
      max: paperLimits.timeLimit,
      isWhole: true,
      text: texts.timeLimit,
    }),
    ...checkNumber('passingScore', exam.passingScore, {
      max: total > 0 ? total : paperLimits.totalMarks,
      isFromZero: true,
      text: texts.passingScore,
    }),
    ...(followsPercentage(exam)
      ? checkNumber('negetiveMarkingPercentage', exam.negetiveMarkingPercentage, {
          max: paperLimits.negativeMarkingPercentage,
          isFromZero: true,
          text: texts.percent,
        })
      : []),
    ...checkNumber('duration', exam.duration, {
      max: Number.MAX_VALUE,
      isFromZero: true,
      text: texts.duration,
    }),
    ...(exam.ExamNumber === null
      ? []
      : checkNumber('ExamNumber', exam.ExamNumber, {
          max: Number.MAX_SAFE_INTEGER,
          isWhole: true,
          text: texts.number,
        })),
  ];
}

function checkQuestions({ mcqs, marking, totalMarks, withoutExplanations }: ExamValues): ExamErrors {
  const rules = { ...examFormRules, isExplanationNeeded: !withoutExplanations };
  const questions = mcqs.get();
  return [
    ...errorIf(questions.length === 0, 'mcqs', texts.noQuestions),
    ...errorIf(questions.length > examLimits.questions, 'mcqs', texts.tooMany),
    ...checkMarking(marking, valueOf(totalMarks) ?? 0),
    ...questions.flatMap((question, index) => checkQuestion(question, `mcqs.${index}`, rules)),
  ];
}

function checkWritten({ written }: ExamValues): ExamErrors {
  const { questionText, criteria } = written;
  return [
    ...errorIf(isBlankFragment(questionText), 'written.questionText', texts.questionText),
    ...criteria.flatMap(({ name, maxMarks }, index) => [
      ...errorIf(name.trim() === '', `written.criteria.${index}.name`, texts.criterion),
      ...checkNumber(`written.criteria.${index}.maxMarks`, maxMarks, {
        max: paperLimits.totalMarks,
        text: texts.criterionMarks,
      }),
    ]),
  ];
}

/** The checks of spec §5 that need no call to the server; the server checks everything again. */
export function checkExam(exam: ExamValues): ExamErrors {
  return [
    ...errorIf(exam.title.trim() === '', 'title', texts.title),
    ...checkNumbers(exam),
    ...errorIf(exam.startingDate === null, 'startingDate', texts.startingDate),
    ...(exam.type === 'MCQ' ? checkQuestions(exam) : checkWritten(exam)),
  ];
}
