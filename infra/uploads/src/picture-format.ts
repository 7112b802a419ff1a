import { DomainError } from '@pathshala/contract-kit/domain-error';

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif';

const signatures: readonly (readonly [PictureFormat, RegExp])[] = [
  ['png', /^\x89PNG\r\n/u],
  ['jpeg', /^\xff\xd8\xff/u],
  ['gif', /^GIF8[79]a/u],
  ['webp', /^RIFF[\s\S]{4}WEBP/u],
];

/** Recognises a picture by its first bytes, not by its name and declared type. Throws for anything but these four. */
export function requirePicture(content: Uint8Array): PictureFormat {
  if (content.length === 0) throw new DomainError('malformed', 'common.file.empty');
  const start = Buffer.from(content.buffer, content.byteOffset, Math.min(content.length, 1024));
  const found = signatures.find(([, signature]) => signature.test(start.toString('latin1')));
  if (found !== undefined) return found[0];
  const isDrawing = /<svg[\s>]/iu.test(start.toString('utf8'));
  throw new DomainError('unsupported', isDrawing ? 'common.file.svg' : 'common.file.not-a-picture');
}
