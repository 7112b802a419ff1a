interface Streamed {
  readonly content: AsyncIterable<Uint8Array>;
  /** The length of the content, so that a browser notices a download that breaks off. */
  readonly bytes: number;
  readonly contentType: string;
  /** Letters, digits, `.`, `_` and `-`. */
  readonly fileName: string;
}

/** An answer that a browser saves as a file, too large for the memory of the process. Only for `trusted` routes. */
export class StreamedDownload {
  readonly content: AsyncIterable<Uint8Array>;
  readonly bytes: number;
  readonly contentType: string;
  readonly fileName: string;

  constructor({ content, bytes, contentType, fileName }: Streamed) {
    this.content = content;
    this.bytes = bytes;
    this.contentType = contentType;
    this.fileName = fileName.replaceAll(/[^\w.-]/gu, '-');
  }
}
