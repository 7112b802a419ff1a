import { randomInt } from 'node:crypto';
import { bucketCount } from '@pathshala/releases/choose-version';
import { stringifySetCookie } from 'cookie';
import type { GatewayResponse } from '../http/request-context.ts';

const cookie = 'canary';
const maxAgeSeconds = 30 * 24 * 60 * 60;

/** The bucket that an earlier page gave to this visitor. */
export function readBucket({ locals }: GatewayResponse): number | null {
  const value = locals.cookies[cookie] ?? '';
  return /^\d{1,4}$/.test(value) && Number(value) < bucketCount ? Number(value) : null;
}

/** Gives a visitor a bucket, so that every page until the end of the canary has the same versions. */
export function giveBucket(response: GatewayResponse, { isSecure }: { isSecure: boolean }): number {
  const bucket = randomInt(bucketCount);
  const line = stringifySetCookie({
    name: cookie,
    value: String(bucket),
    path: '/',
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
  response.append('set-cookie', line);
  return bucket;
}
