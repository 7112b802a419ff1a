import { reencodePicture, type PictureShape, type ReencodedPicture } from './reencode-picture.ts';
import { createWorkQueue } from './work-queue.ts';

/** Pictures that may wait while another one is decoded; each holds its bytes. */
const queueLimit = 8;

/** Decoding is what takes memory: one picture at a time in a process, for all its services. */
const decodeInTurn = createWorkQueue(queueLimit);

/** Checked by its content and encoded anew. Rejects with a refusal for what cannot be used, and with 503 when too many wait. */
export function encodePicture(content: Uint8Array, shape: PictureShape): Promise<ReencodedPicture> {
  return decodeInTurn(() => reencodePicture(content, shape));
}
