import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

export interface Weight {
  readonly file: string;
  /** Brotli bytes at the best level, as the build writes them. */
  readonly bytes: number;
}

export function weigh(file: string, path: string): Weight {
  return { file, bytes: brotliCompressSync(readFileSync(path)).length };
}

export function total(weights: readonly Weight[]): number {
  return weights.reduce((sum, { bytes }) => sum + bytes, 0);
}
