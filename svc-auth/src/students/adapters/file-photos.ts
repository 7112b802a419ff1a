import { createHash, randomBytes } from 'node:crypto';
import type { Files } from '@pathshala/stores/files/port';
import { encodePicture } from '@pathshala/uploads/encode-picture';
import { pictureKeyOf } from '@pathshala/uploads/picture-uploads';
import type { Photos } from '../ports.ts';

/** Pixels. The largest that a page shows is 160, on a screen with three pixels for one. */
const shape = { maxWidth: 512, isSquare: true };

const keyOf = (sha256: string): string => pictureKeyOf('svc-auth', sha256);

/** Each upload has a name of its own, also of the same picture: deleting one never deletes another student's. */
export function createFilePhotos({ files }: { readonly files: Files }): Photos {
  return {
    async encode(file) {
      const picture = await encodePicture(file, shape);
      const sha256 = createHash('sha256').update(randomBytes(32)).update(picture.content).digest('hex');
      return { sha256, content: picture.content, contentType: picture.contentType };
    },
    put: ({ sha256, content, contentType }) => files.put(keyOf(sha256), content, contentType),
    delete: (sha256) => files.delete(keyOf(sha256)),
  };
}
