import type { Paper } from './paper.ts';

/** The content of a published paper, the same for all kinds of exam. */
export type PaperContent = Omit<
  Paper,
  'examKind' | 'courseId' | 'course' | 'unitId' | 'campaignId' | 'window'
>;

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
    subjects: data.subjects.map(({ subjectName, mandatory, mcqs }) => ({
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
