import { describe, expect, it } from 'vitest';
import { reaches } from './reach.ts';

const reach = { courseIds: ['physics'], batchIds: ['friday'], batchCourseIds: ['physics', 'maths'] };

describe('what limited rights reach [BAT-04]', () => {
  it('is everything of a course that is named', () => {
    expect(reaches(reach, { courseId: 'physics' })).toBe(true);
    expect(reaches(reach, { courseId: 'physics', batchIds: ['sunday'] })).toBe(true);
  });

  it('is what the students of a batch get in its other courses', () => {
    expect(reaches(reach, { courseId: 'maths' })).toBe(true);
    expect(reaches(reach, { courseId: 'maths', batchIds: ['sunday', 'friday'] })).toBe(true);
    expect(reaches(reach, { courseId: 'maths', batchIds: ['sunday'] })).toBe(false);
  });

  it('is nothing of another course', () => {
    expect(reaches(reach, { courseId: 'biology', batchIds: ['friday'] })).toBe(false);
    expect(reaches({ courseIds: [], batchIds: [], batchCourseIds: [] }, { courseId: '' })).toBe(false);
  });
});
