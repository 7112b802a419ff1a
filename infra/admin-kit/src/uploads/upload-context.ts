import { createContext } from 'react';

export interface UploadedPicture {
  /** `/api/files/<service>/<sha256>`, as the sanitiser of rich text accepts it. */
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface UploadOptions {
  /** Called with the share of the file that was sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Uploads a picture. Rejects with an Error whose message is a sentence for people, in their language. */
export type UploadPicture = (file: File, options: UploadOptions) => Promise<UploadedPicture>;

/** Uploads pictures of the editors below; without a provider they offer no pictures. */
export const UploadContext = createContext<UploadPicture | undefined>(undefined);
