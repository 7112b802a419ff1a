import type { LaterFacts, Paper } from './paper.ts';

/** The content of a published paper, the same for all kinds of exam. */
type PaperContent = Omit<
  Paper,
  | 'examKind'
  | 'courseId'
  | 'course'
  | 'unitId'
  | 'campaignId'
  | 'window'
  | Exclude<keyof LaterFacts, 'markingScheme'>
>;

/** The facts that only exams of this service have; a missing one is not stored. */
export function laterFactsOf(data: LaterFacts): LaterFacts {
  const { examType, order, written, passingScore, parent, batchIds, ownerId, answersShown } = data;
  const facts = { examType, order, written, passingScore, parent, batchIds, ownerId, answersShown };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** An allow-list: a field that a producer adds later is not stored. */
export function paperContentOf(data: PaperContent): PaperContent {
  const { paperId, version, title, timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage } =
    data;
  return {
    paperId,
    version,
    title,
    timeLimit,
    totalMarks,
    requiredSubjects,
    negativeMarkingPercentage,
    ...(data.markingScheme === undefined ? {} : { markingScheme: data.markingScheme }),
    subjects: data.subjects.map(({ subjectName, mandatory, mcqs }) => ({
      subjectName,
      mandatory,
      mcqs: mcqs.map(({ _id, question, points, explanation, options, bankQuestionId }) => ({
        _id,
        question,
        points,
        explanation,
        options: options.map((option) => ({
          _id: option._id,
          text: option.text,
          isCorrect: option.isCorrect,
        })),
        ...(bankQuestionId === undefined ? {} : { bankQuestionId }),
      })),
    })),
  };
}
