import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SittingTokens } from '../ports.ts';

const tokenForm = /^([\da-z]{1,64})\.([1-9]\d{0,5})\.([\w-]{43})$/i;

/** `<registration>.<number>.<mac>`, derived from the registration's nonce and the secret: neither alone makes a token. */
export function createHmacSittingTokens(secret: string): SittingTokens {
  const macOf = (registrationId: string, nonce: string, no: number) =>
    createHmac('sha256', secret).update(`campaigns.sitting:${registrationId}:${nonce}:${no}`).digest();

  return {
    tokenOf({ _id, linkNonce = null }, no) {
      return linkNonce === null ? null : `${_id}.${no}.${macOf(_id, linkNonce, no).toString('base64url')}`;
    },
    registrationIdIn: (token) => tokenForm.exec(token)?.[1] ?? null,
    noOf(token, { _id, linkNonce = null }) {
      const [, id, no, mac = ''] = tokenForm.exec(token) ?? [];
      if (id !== _id || linkNonce === null) return null;
      const isOurs = timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(_id, linkNonce, Number(no)));
      return isOurs ? Number(no) : null;
    },
  };
}
