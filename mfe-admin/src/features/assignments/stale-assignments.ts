/** The queries to invalidate after a change of an assignment or its hand-ins. */
export const staleAssignments = ['/assignments', '/assignments/{id}', '/courses/waiting-work'];
