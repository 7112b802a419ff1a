import type { CourseLookup } from '../ports.ts';

/** Asks each kind of course in turn; an id belongs to one kind only. */
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
