/** The pages of mfe-exams for one exam. */
export interface ExamPaths {
  /** Returns the page about the exam; null if there is none. */
  readonly exam: (examId: string) => string | null;
  readonly take: (examId: string) => string;
  readonly result: (resultId: string) => string;
}

const subjects = (courseId: string): string => `/courses/academic/${courseId}/subjects`;

export function academicExamPaths(courseId: string): ExamPaths {
  const exam = `${subjects(courseId)}/exam`;
  return {
    exam: (examId) => `${exam}/${examId}`,
    take: (examId) => `${exam}/take/${examId}`,
    result: (resultId) => `${exam}/results/${resultId}`,
  };
}

/** The paths of exams outside of academic courses. */
export const otherExamPaths: ExamPaths = {
  exam: () => null,
  take: (examId) => `/exams/take/${examId}`,
  result: (resultId) => `/exams/results/${resultId}`,
};

/** The exams of a chapter, by themselves. */
export function chapterExamsPath(courseId: string, chapterId: string): string {
  return `${subjects(courseId)}/units/exam?${new URLSearchParams({ unit: chapterId }).toString()}`;
}

/** Forms and views of the boss area, which checks who may open them. */
export const bossExamPaths = {
  create: (parentType: 'subject' | 'course', parentId: string) =>
    `/boss/${parentType}/${parentId}/create-exam`,
  exam: (examId: string) => `/boss/courses/subject/Exam/contents/${examId}`,
} as const;
