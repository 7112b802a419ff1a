import { isolated } from './isolated/isolated.ts';
import type { ShareText } from './share-picture-job.ts';

export type { ShareText } from './share-picture-job.ts';

const run = isolated<ShareText, Uint8Array>(new URL('share-picture-job.ts', import.meta.url));

/**
 * The picture of a shared link as PNG, 1200 × 630 pixels (Open Graph), drawn in the process that opens files: it takes some tenths of
 * a second. The texts are the school's own, and the service that asks draws each picture once: the queue counts it for no caller.
 */
export function drawSharePicture(text: ShareText): Promise<Uint8Array> {
  return run(null, text);
}
