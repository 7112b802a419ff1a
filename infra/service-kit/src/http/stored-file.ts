/**
 * An answer that is a file whose content never changes. Browsers may store it permanently; with `isPublic` shared caches may
 * too. Only for `trusted` routes.
 */
export class StoredFile {
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly isPublic: boolean;
  readonly etag: string;

  /** `name` identifies the content, such as its SHA-256. */
  constructor(file: { name: string; content: Uint8Array; contentType: string; isPublic: boolean }) {
    this.content = file.content;
    this.contentType = file.contentType;
    this.isPublic = file.isPublic;
    this.etag = `"${file.name}"`;
  }
}
