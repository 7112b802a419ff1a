import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough, strToU8, unzipSync } from 'fflate';

export interface ZipFile {
  /** `bytes` is the size that the file declares; no more than that is read. */
  readonly entries: readonly { readonly name: string; readonly bytes: number }[];
  read(name: string): Promise<Uint8Array>;
}

export interface ZipWriter {
  addFile(name: string, content: Uint8Array): void;
  addText(name: string, text: string): void;
  /** Without compression, which pictures have already. */
  addPicture(name: string, content: Uint8Array): void;
  finish(): Uint8Array;
}

/** The same in every file, so that the same content makes the same bytes. */
const modifiedAt = new Date('2026-01-01T00:00:00');

export function createZipWriter(): ZipWriter {
  const chunks: Uint8Array[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) failures.push(error);
    else chunks.push(chunk);
  });
  function add(file: ZipDeflate | ZipPassThrough, content: Uint8Array): void {
    file.mtime = modifiedAt;
    zip.add(file);
    file.push(content, true);
  }
  return {
    addFile: (name, content) => add(new ZipDeflate(name, { level: 6 }), content),
    addText: (name, text) => add(new ZipDeflate(name, { level: 6 }), strToU8(text)),
    addPicture: (name, content) => add(new ZipPassThrough(name), content),
    finish() {
      zip.end();
      const [failure] = failures;
      if (failure) throw failure;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

/** Reads the list of files alone. Throws what fflate throws for bytes that are no zip file. */
export function openZip(bytes: Uint8Array): ZipFile {
  const entries: { name: string; bytes: number }[] = [];
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      entries.push({ name, bytes: originalSize });
      return false;
    },
  });
  return {
    entries,
    async read(wanted) {
      // One file at a time, into a buffer of its declared size. Other requests come in between.
      await setImmediate();
      return unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted] ?? new Uint8Array();
    },
  };
}
