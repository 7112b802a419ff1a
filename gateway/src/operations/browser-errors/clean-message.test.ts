import { describe, expect, it } from 'vitest';
import { cleanMessage } from './clean-message.ts';

describe('the message of a browser error', () => {
  it.each([
    ['TypeError: x is not a function', 'TypeError: x is not a function'],
    ['Cannot read "Rahima Begum" of undefined', 'Cannot read … of undefined'],
    ["no course 'ঢাকা বিশ্ববিদ্যালয়' here", 'no course … here'],
    ['mail to rahima@example.com failed', 'mail to <address> failed'],
    ['GET https://school.example/api/users?q=01711 failed', 'GET <url> failed'],
    ['attempt 6560a0000000000000000001 is gone', 'attempt <id> is gone'],
    ['01711 111111 and ০১৭১১', '# # and #'],
    ['"all of it"', '…'],
  ])('%s is stored as %s', (message, stored) => {
    expect(cleanMessage(message)).toBe(stored);
  });

  it('is cut', () => {
    expect(cleanMessage('x'.repeat(1000))).toHaveLength(200);
  });
});
