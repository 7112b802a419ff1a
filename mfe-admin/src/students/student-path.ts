/** The page of one student in the boss area. */
export const studentPath = (studentId: string): string => `/boss/students/${studentId}`;

/** What a link to that page says. */
export const studentPageText = { en: 'Page of the student', bn: 'শিক্ষার্থীর পাতা' };
