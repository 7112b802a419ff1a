/** The queries to invalidate after a change of classes. */
export const staleClasses = ['/classes', '/classes/{id}', '/courses/recently-deleted'];
