import type { Random } from './random.ts';

/** Replaced in the final JSON by text that no value serialises to. */
export const rawMarks: Readonly<Record<string, string>> = {
  '@beyond-all-numbers@': '1e999',
  '@below-all-numbers@': '-1e999',
  '@many-digits@': '9'.repeat(400),
  '@not-json@': 'NaN',
};

/** A value that no legitimate client sends. */
const sentinelScore = 987_654.25;
const sentinelTime = '1999-09-09T09:09:09.009Z';

/** Fields of other models, which a route must ignore or refuse unless its schema has them; their values can be recognised when stored. */
export const foreignFields: Readonly<Record<string, unknown>> = {
  score: sentinelScore,
  totalMarks: sentinelScore,
  role: 'admin',
  submittedAt: sentinelTime,
  deadlineAt: sentinelTime,
  releasedAt: sentinelTime,
  createdAt: sentinelTime,
  isCorrect: true,
  correctOptions: [0],
  passwordHash: 'x',
  isEnrolled: true,
  active: true,
  outbox: [],
  outboxAt: 1,
  schemaVersion: 99,
  $set: { role: 'admin' },
  constructor: { prototype: { role: 'admin' } },
};

/** Stored or returned only if such a field took effect. */
export const sentinels: readonly string[] = [String(sentinelScore), sentinelTime];

const texts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a\udfffb',
  '\u202e\u200b\ufeff',
  'NaN',
  'Infinity',
  'undefined',
  '__proto__',
  'constructor',
  '$ne',
  '$where',
  '../../etc/passwd',
  "' OR 1=1 --",
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a\r\nBcc: victim@example.com',
  '(a+)+$',
  '[',
  '\\',
  '০১২৩৪৫৬৭৮৯',
  'ক'.repeat(300),
  'x'.repeat(3000),
  '2026-02-30',
  '0001-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '-1',
  '1e309',
  '9007199254740993',
  ...Object.keys(rawMarks),
];

const operators: readonly object[] = [
  { $ne: null },
  { $gt: '' },
  { $regex: '.*' },
  { $where: 'sleep(1000)' },
  { $in: [[], {}] },
  { toString: 1, valueOf: null },
  { length: -1 },
  { ['__proto__']: { role: 'admin' } },
];

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  Number.MAX_VALUE,
  0.30000000000000004,
];

/** An invalid value of any kind. */
export function strangeValue(random: Random): unknown {
  switch (random.int(7)) {
    case 0:
      return random.pick(operators);
    case 1:
      return random.pick(numbers);
    case 2:
      return random.pick([null, true, false, [], {}, [[]], [null]]);
    case 3:
      return nested(random.pick([10, 63, 64, 65, 400]), random.chance(0.5));
    case 4:
      return Array.from({ length: random.pick([2, 40, 400]) }, () => random.pick(texts));
    default:
      return random.pick(texts);
  }
}

export const strangeText = (random: Random): string => random.pick(texts);

function nested(depth: number, asList: boolean): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = asList ? [value] : { a: value };
  return value;
}
