import { describe, expect, it } from 'vitest';
import { workedExamples } from './worked-examples.ts';

describe('the worked examples of marking', () => {
  it('have the results that were worked out by hand, and one digest at every time [EVT-04]', () => {
    const { digest, faults } = workedExamples();
    expect(faults).toEqual([]);
    expect(workedExamples().digest).toBe(digest);
    expect(digest).toMatch(/^[0-9a-f]{16}$/u);
  });
});
