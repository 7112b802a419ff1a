import type { IncomingHttpHeaders } from 'node:http';
import { DomainError } from '@pathshala/contract-kit/domain-error';

/**
 * Throws forbidden for a request that a browser sent neither as a call or navigation of our own pages nor because a person
 * typed the address: an image, a frame or a link of another site. Programs, and browsers over plain http, send no Sec-Fetch
 * headers and pass.
 */
export function requireSameSite(headers: IncomingHttpHeaders): void {
  const [site, destination] = [headers['sec-fetch-site'], headers['sec-fetch-dest']];
  if (site === undefined && destination === undefined) return;
  if (site === 'same-origin' && (destination === 'empty' || destination === 'document')) return;
  if (site === 'none' && destination === 'document') return;
  throw new DomainError('forbidden', 'common.csrf');
}
