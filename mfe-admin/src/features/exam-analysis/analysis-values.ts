import { type ExamAnalysis, finding } from '@pathshala/svc-exams-contract/analysis';

export type AnalysedQuestion = ExamAnalysis['questions'][number];

/** With fewer attempts, reliability is left out: it would be chance. */
export const attemptsForReliability = 20;

const good = 0.8;
const fair = 0.6;

/** Cronbach's alpha in a word; null where it is not shown. */
export function reliabilityWord({
  reliability,
  attempts,
}: Pick<ExamAnalysis, 'reliability' | 'attempts'>): 'good' | 'fair' | 'weak' | null {
  if (reliability === null || attempts < attemptsForReliability) return null;
  if (reliability >= good) return 'good';
  return reliability >= fair ? 'fair' : 'weak';
}

export type Order = 'findings' | 'number' | 'facility' | 'discrimination';

const seriousFirst = finding.options;

/** The index of the most serious finding; those without come last. */
function seriousness({ findings }: AnalysedQuestion): number {
  return Math.min(seriousFirst.length, ...findings.map((one) => seriousFirst.indexOf(one)));
}

/** Questions of the same value are ordered by their number of findings, then as in the paper. */
function valueOf(order: Order, question: AnalysedQuestion): number {
  switch (order) {
    case 'findings':
      return seriousness(question) - question.findings.length / (seriousFirst.length + 1);
    case 'number':
      return question.number;
    case 'facility':
      return question.facility;
    case 'discrimination':
      return question.discrimination ?? Number.POSITIVE_INFINITY;
    default:
      return order satisfies never;
  }
}

/** The lowest value first: what an author should look at stands at the top in each order. */
export function inOrder(questions: readonly AnalysedQuestion[], order: Order): readonly AnalysedQuestion[] {
  return questions.toSorted(
    (one, other) => valueOf(order, one) - valueOf(order, other) || one.number - other.number,
  );
}
