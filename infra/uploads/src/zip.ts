import { randomUUID } from 'node:crypto';
import { Zip, ZipDeflate, ZipPassThrough, strToU8 } from 'fflate';
import type { UploadedFile } from './encode-picture.ts';
import { isolated } from './isolated/isolated.ts';
import type { ZipEntry, ZipInput, ZipOutput } from './zip-job.ts';

export interface ZipFile {
  readonly entries: readonly ZipEntry[];
  read(name: string): Promise<Uint8Array>;
}

export interface ZipWriter {
  addFile(name: string, content: Uint8Array): void;
  addText(name: string, text: string): void;
  /** Adds a picture without compression, which pictures have already. */
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

const run = isolated<ZipInput, ZipOutput>(new URL('zip-job.ts', import.meta.url));

/** Lists what a zip file holds, in a process of its own that also unpacks. Rejects for bytes that are no zip file. */
export async function openZip({ content, caller }: UploadedFile): Promise<ZipFile> {
  const id = randomUUID();
  const listed = await run(caller, { id, content });
  return {
    entries: 'entries' in listed ? listed.entries : [],
    async read(name) {
      const known = await run(caller, { id, name });
      const unpacked = 'isUnknown' in known ? await run(caller, { id, name, content }) : known;
      return 'content' in unpacked ? unpacked.content : new Uint8Array();
    },
  };
}
