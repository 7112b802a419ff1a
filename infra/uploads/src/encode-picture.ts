import { isolated } from './isolated/isolated.ts';
import type { PictureInput, PictureShape, ReencodedPicture } from './picture-job.ts';

const run = isolated<PictureInput, ReencodedPicture>(new URL('picture-job.ts', import.meta.url));

export interface UploadedFile {
  readonly content: Uint8Array;
  /** The sender: an account's id, or the address of a visitor. */
  readonly caller: string | null;
}

/**
 * Checks a picture by its content and encodes it again, in a process of its own. Rejects with a refusal for what cannot be
 * used.
 */
export function encodePicture(
  { content, caller }: UploadedFile,
  shape: PictureShape,
): Promise<ReencodedPicture> {
  return run(caller, { content, shape });
}
