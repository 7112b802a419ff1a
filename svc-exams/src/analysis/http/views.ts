import type { ExamAnalysis as ExamAnalysisView } from '@pathshala/svc-exams-contract/analysis';
import { type Question, rightOptionsOf } from '../../papers/index.ts';
import { findingsOf } from '../domain/findings.ts';
import type { QuestionStatistics } from '../domain/question-statistics.ts';
import type { ExamAnalysis } from '../use-cases/compute-analysis.ts';

/** Every question of the current version; a question without attempts has zeros. */
export function toExamAnalysis(analysis: ExamAnalysis): ExamAnalysisView {
  const { head, paper, scores, attempts, reliability, distribution, statistics, computedAt } = analysis;
  const questions = paper.subjects.flatMap(({ subjectName, mcqs }) =>
    mcqs.map((question) => ({ subjectName, question })),
  );
  return {
    examId: head.paperId,
    examKind: head.examKind,
    title: head.title,
    totalMarks: head.totalMarks,
    attempts,
    scores: scores === null ? null : scoresOf(scores),
    reliability,
    distribution: distribution.map((band) => ({ ...band })),
    questions: questions.map(({ subjectName, question }, index) => ({
      number: index + 1,
      subjectName,
      ...toQuestion(question, statistics.get(question._id)),
    })),
    computedAt: new Date(computedAt).toISOString(),
  };
}

function scoresOf({ mean, median, standardDeviation, highest, lowest }: NonNullable<ExamAnalysis['scores']>) {
  return { mean, median, standardDeviation, highest, lowest };
}

type Numbers = Pick<
  QuestionStatistics,
  'count' | 'correct' | 'wrong' | 'blank' | 'facility' | 'discrimination' | 'correlation' | 'meanSeconds'
>;

/** The numbers of a question without attempts. */
const nobody: Numbers = {
  count: 0,
  correct: 0,
  wrong: 0,
  blank: 0,
  facility: 0,
  discrimination: null,
  correlation: null,
  meanSeconds: null,
};

function toQuestion({ _id, question, options }: Question, statistics: QuestionStatistics | undefined) {
  const right = new Set(rightOptionsOf({ options }));
  return {
    questionId: _id,
    question,
    ...(statistics === undefined ? nobody : numbersOf(statistics)),
    options: countedOptions(options, statistics),
    findings: statistics === undefined ? [] : [...findingsOf(statistics, right)],
  };
}

function numbersOf(statistics: QuestionStatistics): Numbers {
  const { count, correct, wrong, blank, facility, discrimination, correlation, meanSeconds } = statistics;
  return { count, correct, wrong, blank, facility, discrimination, correlation, meanSeconds };
}

function countedOptions(options: Question['options'], statistics: QuestionStatistics | undefined) {
  const counted = new Map(statistics?.options.map((option) => [option.optionId, option]));
  return options.map(({ _id, text, isCorrect }) => {
    const { count = 0, upper = 0, lower = 0 } = counted.get(_id) ?? {};
    return { optionId: _id, text, isCorrect, count, upper, lower };
  });
}
