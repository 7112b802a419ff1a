import { createHash } from 'node:crypto';
import type { Attempt } from '../../attempts/index.ts';
import { nameOf, pagesOf } from '../domain/pages.ts';

/** Stands for the pages as they are: ids, order and rotation. */
export function pagesRevOf(attempt: Pick<Attempt, 'written'>): string {
  return createHash('sha256')
    .update(nameOf(pagesOf(attempt)))
    .digest('base64url')
    .slice(0, 16);
}
