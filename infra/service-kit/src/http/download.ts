/** An answer that a browser saves as a file. No cache stores it. Only for `trusted` routes. */
export class Download {
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly fileName: string;

  /** `fileName`: letters, digits, `.`, `_` and `-`. */
  constructor(file: { content: Uint8Array; contentType: string; fileName: string }) {
    this.content = file.content;
    this.contentType = file.contentType;
    this.fileName = file.fileName.replaceAll(/[^\w.-]/gu, '-');
  }
}
