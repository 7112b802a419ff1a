import type { CourseLookup } from '../ports.ts';

/** Tries the lookups in order. An id exists in one of them at most. */
export function firstFound(lookups: readonly CourseLookup[]): CourseLookup {
  return {
    async find(courseId) {
      for (const lookup of lookups) {
        const course = await lookup.find(courseId);
        if (course !== null) return course;
      }
      return null;
    },
  };
}
