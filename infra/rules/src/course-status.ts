export type CourseStatus = 'active' | 'inactive' | 'upcoming' | 'draft' | 'completed';

/** CAT-07: draft → upcoming → active → completed; from each to inactive, and from there back to draft. */
export const nextCourseStatuses: Readonly<Record<CourseStatus, readonly CourseStatus[]>> = {
  draft: ['upcoming', 'inactive'],
  upcoming: ['active', 'inactive'],
  active: ['completed', 'inactive'],
  completed: ['inactive'],
  inactive: ['draft'],
};
