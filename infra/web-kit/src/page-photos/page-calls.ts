/** A page on the server. */
export interface Page {
  readonly pageId: string;
  /** Its picture: a path of the API. */
  readonly url: string;
  /** Degrees clockwise. */
  readonly rotation: 0 | 90 | 180 | 270;
}

export type Pages = readonly Page[];

/** The pages in their order. `rev` stands for them as they are. */
export interface StoredPages {
  readonly pages: Pages;
  readonly rev: string;
}

interface PageUpload {
  readonly uploadId: string;
  readonly picture: Blob;
  /** Is called with the share that is uploaded, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The calls that store pages. Each returns the pages as they are after it; a refused call rejects with an `ApiError`. */
export interface PageCalls {
  readonly list: () => Promise<StoredPages>;
  readonly upload: (upload: PageUpload) => Promise<StoredPages>;
  /** Every page that stays, in its order; refused where `rev` is not that of the pages as they are. */
  readonly arrange: (input: StoredPages) => Promise<StoredPages>;
  /** Whether that was why the call was refused. */
  readonly isStale: (code: string) => boolean;
}
