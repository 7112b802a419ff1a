import type { Paper, Question } from '../../papers/index.ts';
import type { AnswersShown, QuestionSource } from './practice-test.ts';

/** A question for a practice paper, with its source. */
export interface GatheredQuestion {
  readonly subjectName: string;
  readonly question: Question;
  readonly source: QuestionSource;
}

interface PracticePaperContent {
  readonly paperId: string;
  readonly studentId: string;
  readonly title: string;
  readonly answersShown: AnswersShown;
  /** Minutes; by default a minute a question, or a day where answers are shown at once. */
  readonly timeLimit?: number;
  /** A practice of the mistakes notebook. */
  readonly isReview?: boolean;
  readonly questions: readonly GatheredQuestion[];
}

const dayMinutes = 24 * 60;

/** A short test gets some time to read. */
const minMinutes = 5;

/** One mark a question, so that score / total is the success rate (EXM-11). A duplicate question counts once. */
export function practicePaper(content: PracticePaperContent): Paper {
  const questions = uniqueQuestions(content.questions);
  const bySubject = Map.groupBy(questions, ({ subjectName }) => subjectName);
  return {
    paperId: content.paperId,
    version: 1,
    examKind: 'practice',
    courseId: null,
    unitId: null,
    campaignId: null,
    ownerId: content.studentId,
    answersShown: content.answersShown,
    ...(content.isReview === true ? { isReview: true } : {}),
    title: content.title,
    timeLimit: timeLimitOf(content, questions.length),
    totalMarks: questions.length,
    requiredSubjects: bySubject.size,
    negativeMarkingPercentage: 0,
    window: null,
    subjects: [...bySubject].map(([subjectName, gathered]) => ({
      subjectName,
      mandatory: true,
      mcqs: gathered.map(({ question }) => ({ ...question, points: 1 })),
    })),
  };
}

export function uniqueQuestions(questions: readonly GatheredQuestion[]): readonly GatheredQuestion[] {
  return [...new Map(questions.map((one) => [one.question._id, one])).values()];
}

function timeLimitOf({ answersShown, timeLimit = 0 }: PracticePaperContent, count: number): number {
  if (answersShown === 'at-once') return dayMinutes;
  return timeLimit > 0 ? timeLimit : Math.max(minMinutes, count);
}
