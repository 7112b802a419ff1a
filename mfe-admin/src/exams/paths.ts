/** The addresses of the screens for exams and questions (spec §2, "courses group"). */
export const examPaths = {
  all: '/boss/exams',
  /** The exams of a parent; `parentType` as in the contract of exams. */
  ofParent: (parentType: string, parentId: string) => `/boss/exams/${parentType}/${parentId}`,
  create: (parentType: string, parentId: string) => `/boss/${parentType}/${parentId}/create-exam`,
  edit: (parentType: string, parentId: string, examId: string) =>
    `/boss/${parentId}/${parentType}/edit-exam/${examId}`,
  exam: (examId: string) => `/boss/courses/subject/Exam/contents/${examId}`,
} as const;

/** The question bank. */
export const questionPaths = {
  all: '/boss/courses/mcq',
  create: '/boss/courses/newMCQ',
  edit: (id: string) => `/boss/courses/mcq/${id}`,
  import: '/boss/questions/import',
} as const;
