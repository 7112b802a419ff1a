/**
 * Uploaded files by key (`photos/ab12.webp`): a folder under `DATA_DIR/uploads`, or S3. A store that does not answer, or
 * refuses the call, rejects with StoreUnavailableError.
 */
export interface Files {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<{ content: Uint8Array; contentType: string } | null>;
  delete(key: string): Promise<void>;
}
