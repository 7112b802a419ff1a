import { expect, it } from 'vitest';
import { cleanRecoveryCode, shownRecoveryCode } from './second-factor.ts';

it('reads a recovery code as people type it', () => {
  const code = '102a222222';
  expect(shownRecoveryCode(code)).toBe('102a2-22222');
  for (const typed of ['102a2-22222', ' 102A2 22222 ', 'lO2a222222', 'io2a2-22222']) {
    expect(cleanRecoveryCode(typed)).toBe(code);
  }
});
