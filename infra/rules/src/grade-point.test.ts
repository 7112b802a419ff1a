import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gpaOf, gradeOf, gradeOfGpa, gradePointOf, gradeScale } from './grade-point.ts';

describe('the grade of a mark', () => {
  it.each([
    [80, 100, 'A+'],
    [79.99, 100, 'A'],
    [70, 100, 'A'],
    [69.99, 100, 'A-'],
    [60, 100, 'A-'],
    [50, 100, 'B'],
    [40, 100, 'C'],
    [33, 100, 'D'],
    [32.99, 100, 'F'],
    [0, 100, 'F'],
    [60, 75, 'A+'],
    [59.99, 75, 'A'],
    [0.24, 0.3, 'A+'],
  ] as const)('of %d out of %d is %s', (obtained, fullMarks, grade) => {
    expect(gradeOf(obtained, fullMarks)).toBe(grade);
  });

  it('is never lower for more marks', () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(hundredths, hundredths, (one, other) => {
        const [less, more] = [Math.min(one, other) / 100, Math.max(one, other) / 100];
        expect(gradePointOf(gradeOf(less, 100))).toBeLessThanOrEqual(gradePointOf(gradeOf(more, 100)));
      }),
    );
  });
});

describe('the grade point average', () => {
  it('is the mean of the grade points, to two decimals', () => {
    expect(gpaOf(['A+', 'A', 'A-'])).toBe(4.17);
    expect(gpaOf(['A+', 'A+', 'A+'])).toBe(5);
    expect(gpaOf(['A', 'A', 'A-', 'A-', 'A-', 'A-', 'A-', 'A-'])).toBe(3.63);
  });

  it('is 0 when one subject is failed, and unknown without subjects', () => {
    expect(gpaOf(['A+', 'A+', 'F'])).toBe(0);
    expect(gpaOf([])).toBeNull();
  });

  it('lies between the lowest and the highest grade point', () => {
    const passed = fc.constantFrom(...gradeScale.slice(0, -1).map(({ grade }) => grade));
    fc.assert(
      fc.property(fc.array(passed, { minLength: 1, maxLength: 20 }), (grades) => {
        const points = grades.map(gradePointOf);
        const gpa = gpaOf(grades) ?? -1;
        expect(gpa).toBeGreaterThanOrEqual(Math.min(...points));
        expect(gpa).toBeLessThanOrEqual(Math.max(...points));
      }),
    );
  });

  it.each([
    [5, 'A+'],
    [4.99, 'A'],
    [3.5, 'A-'],
    [0.5, 'F'],
    [0, 'F'],
  ] as const)('of %d has the grade %s', (gpa, grade) => {
    expect(gradeOfGpa(gpa)).toBe(grade);
  });
});
