import { describe, expect, it } from 'vitest';
import { requireSms, requireSmsSize } from './require-sms.ts';

describe('the size of a text', () => {
  it('is refused for 2,000 letters, with the number of parts [PHN-02]', () => {
    expect(() => requireSmsSize('ক'.repeat(2_000))).toThrow(
      expect.objectContaining({
        code: 'auth.sms-long',
        detail: expect.objectContaining({ params: { parts: 30, max: 4 } }),
      }),
    );
    expect(requireSmsSize('ক'.repeat(268)).parts).toBe(4);
  });

  it('is unavailable for a person who waits for a message that was not sent', () => {
    expect(() => requireSms('held')).toThrow(expect.objectContaining({ kind: 'unavailable' }));
    expect(() => requireSms('sent')).not.toThrow();
  });
});
