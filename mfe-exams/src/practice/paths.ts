/** The pages of practice. */
export const practicePaths = {
  home: '/student',
  mistakes: '/student/mistakes',
  bookmarks: '/student/bookmarks',
  sitting: (examId: string): string => `/student/mcq?exam=${encodeURIComponent(examId)}`,
} as const;
