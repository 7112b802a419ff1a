const academic = (courseId: string): string => `/courses/academic/${courseId}`;

export const lessonPaths = {
  course: academic,
  subjects: (courseId: string): string => `${academic(courseId)}/subjects`,
  /** The chapters of one subject, with their lessons and contents. */
  units: (courseId: string, subjectId: string): string =>
    `${academic(courseId)}/subjects/units?${new URLSearchParams({ subject: subjectId }).toString()}`,
  lesson: (courseId: string, lessonId: string): string => `${academic(courseId)}/lessons/${lessonId}`,
} as const;
