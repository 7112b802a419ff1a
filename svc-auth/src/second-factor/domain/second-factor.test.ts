import { expect, it } from 'vitest';
import { cleanRecoveryCode, shownRecoveryCode } from './second-factor.ts';

it('reads a recovery code as people type it', () => {
  const code = '10kfqx7m2p';
  expect(shownRecoveryCode(code)).toBe('10kfq-x7m2p');
  for (const typed of ['10kfq-x7m2p', ' 10KFQ X7M2P ', 'lOkfqx7m2p', 'iokfq-x7m2p']) {
    expect(cleanRecoveryCode(typed)).toBe(code);
  }
});
