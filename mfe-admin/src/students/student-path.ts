/** The page of one student in the boss area. */
export const studentPath = (studentId: string): string => `/boss/students/${studentId}`;

/** The text of a link to that page. */
export const studentPageText = { en: 'Student page', bn: 'শিক্ষার্থীর পাতা' };
