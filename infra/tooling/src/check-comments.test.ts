import { describe, expect, it } from 'vitest';
import { ellipticComments } from './check-comments.ts';

describe('the check of comments', () => {
  it.each([
    '/** Of the latest edit. */',
    '/**\n * Those that are known by now.\n */',
    'const a = 1;\n  // What there is of it.',
    '/* Whose card it is. */',
    '\t/** As a list shows it. */',
  ])('finds a fragment without a subject: %j', (source) => {
    expect(ellipticComments(source)).toHaveLength(1);
  });

  it.each([
    '/** The latest edit. */',
    '// Official names. `What` is not one.',
    '// A sentence that goes on\n// Of course in its second line.',
    "const text = 'What remains?';",
    '/** ISO 8601. */',
    'const url = 1; // Of a trailing remark nothing is said.',
  ])('accepts %j', (source) => {
    expect(ellipticComments(source)).toEqual([]);
  });

  it('names the line and the text', () => {
    expect(ellipticComments('const a = 1;\n\n/** Of the file. */\n')).toEqual([
      { line: 3, text: 'Of the file. */' },
    ]);
  });
});
