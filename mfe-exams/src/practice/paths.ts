/** The pages of practice. */
export const practicePaths = {
  home: '/student',
  quick: '/student/mcq',
  mistakes: '/student/mistakes',
  bookmarks: '/student/bookmarks',
  search: '/student/practice/search',
  sitting: (examId: string): string => `/student/mcq?exam=${encodeURIComponent(examId)}`,
} as const;
