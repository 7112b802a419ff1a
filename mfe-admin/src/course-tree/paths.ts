const courses = '/boss/courses';
const chapters = `${courses}/subject/chapter`;

/** The addresses of the screens for courses, subjects, chapters, contents and lessons (spec §2). */
export const paths = {
  courses: '/boss/list',
  createCourse: '/boss/create-course',
  course: (id: string) => `${courses}/${id}`,
  editCourse: (id: string) => `${courses}/${id}/edit`,
  /** When the parts of the course open and close for students. */
  students: (id: string) => `${courses}/${id}/students`,
  openings: (id: string) => `${courses}/${id}/openings`,
  /** The course for another season. */
  copyCourse: (id: string) => `${courses}/${id}/copy`,
  /** The academic wizard: everything that the short form leaves out. */
  courseDetails: (id: string) => `/boss/edit-academiccourse/${id}`,
  subject: (id: string) => `${courses}/subject/${id}`,
  contents: (chapterId: string) => `${chapters}/contents/${chapterId}`,
  createContent: (chapterId: string) => `${chapters}/${chapterId}/create-content`,
  content: (id: string) => `${chapters}/content/${id}`,
  editContent: (id: string) => `${chapters}/content/${id}/edit`,
  lessons: (chapterId: string) => `${chapters}/Lessons/${chapterId}`,
  createLesson: (chapterId: string) => `${chapters}/${chapterId}/create-lesson`,
  lesson: (id: string) => `${chapters}/lesson/${id}`,
  editLesson: (id: string) => `${chapters}/lesson/${id}/edit`,
} as const;
