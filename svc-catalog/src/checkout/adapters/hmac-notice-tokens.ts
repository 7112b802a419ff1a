import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NoticeTokens } from '../ports.ts';

export function createHmacNoticeTokens(secret: string): NoticeTokens {
  const issue = (checkoutId: string): string =>
    createHmac('sha256', secret).update(`payment notice\n${checkoutId}`).digest('base64url');
  return {
    issue,
    isValid(checkoutId, token) {
      const [given, right] = [Buffer.from(token), Buffer.from(issue(checkoutId))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
