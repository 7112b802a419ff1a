import { describe, expect, it } from 'vitest';
import { limitedToOf, reaches } from './limited-rights.ts';

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

it('limits name each course and batch once, in a fixed order', () => {
  const limitedTo = limitedToOf({ courseIds: ['b', 'a', 'b'], batchIds: ['d', 'd', 'c'] });
  expect(limitedTo).toEqual({ courseIds: ['a', 'b'], batchIds: ['c', 'd'] });
});
