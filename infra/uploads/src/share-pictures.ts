import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { drawSharePicture, type ShareText } from './share-picture.ts';

/** Raised when pictures are drawn in another way. */
const drawing = 1;

/** Each has about 30 kB. */
const remembered = 100;

/** Names what is drawn: another text has another address, so that caches may keep a picture for ever. */
export function versionOfPicture({ title, line, site }: ShareText): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, title, line, site]))
    .digest('hex')
    .slice(0, 16);
}

/** Reads the picture of one of these texts; null for a version that is of none of them. */
export type ReadSharePicture = (texts: readonly ShareText[], version: string) => Promise<Uint8Array | null>;

/** The pictures of shared links, each drawn once for all who ask at the same time. */
export function createSharePictures(draw: typeof drawSharePicture = drawSharePicture): ReadSharePicture {
  const pictures = new LRUCache<string, Promise<Uint8Array>>({ max: remembered });
  return async (texts, version) => {
    const text = texts.find((one) => versionOfPicture(one) === version);
    if (text === undefined) return null;
    const drawn = pictures.get(version) ?? draw(text);
    pictures.set(version, drawn);
    try {
      return await drawn;
    } catch (error) {
      pictures.delete(version);
      throw error;
    }
  };
}
