export const gradebookPath = '/courses/gradebooks/{courseId}';
export const gradebookRowsPath = '/courses/gradebooks/{courseId}/rows';
export const courseMembersPath = '/courses/gradebooks/{courseId}/students';
