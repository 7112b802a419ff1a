import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  courseFileLimits,
  courseFileName,
  courseFileVersion,
  leavesFolder,
  pictureFilesIn,
} from '../domain/course-file.ts';
import type { CourseFileParser } from '../ports.ts';
import { inFile } from './in-file.ts';
import type { StoredPictures } from '@pathshala/uploads/stored-pictures';
import type { ZipFile } from '@pathshala/uploads/zip';

interface OpenCourseFileDependencies {
  readonly pictures: StoredPictures;
  /** Throws for bytes that are no zip file. */
  readonly openZip: (file: UploadedCourse) => Promise<ZipFile>;
  readonly parser: CourseFileParser;
}

interface UploadedCourse {
  readonly content: Uint8Array;
  /** The id of the account that uploads the file. */
  readonly caller: string | null;
}

export interface CourseFile {
  readonly names: readonly string[];
  /** The texts refer to the pictures at their stored addresses. */
  readJson(name: string): Promise<Uint8Array>;
}

function refused(code: string, params: Record<string, number> = {}): DomainError {
  return new DomainError('invalid', code, { params, fields: { file: code } });
}

async function requireZip(
  openZip: OpenCourseFileDependencies['openZip'],
  file: UploadedCourse,
): Promise<ZipFile> {
  try {
    return await openZip(file);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw Object.assign(refused('catalog.import.not-a-course'), { cause: error });
  }
}

/** Checked before anything is unpacked, by the sizes that the file declares; they limit the bytes that are read. */
function requireSafe({ entries }: ZipFile): void {
  const { bytes, files } = courseFileLimits;
  const total = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (entries.length > files || !(total <= bytes)) {
    throw refused('catalog.import.too-large', { megabytes: bytes / 1_000_000, max: files });
  }
  if (entries.some(({ name }) => leavesFolder(name))) throw refused('catalog.import.path');
  const names = new Set(entries.map(({ name }) => name));
  if (names.size !== entries.length) throw refused('catalog.import.broken');
  if (!names.has(courseFileName)) throw refused('catalog.import.not-a-course');
}

function requireVersion(version: number | null): void {
  if (version === null) throw refused('catalog.import.not-a-course');
  if (version !== courseFileVersion) {
    throw refused('catalog.import.version', { version, known: courseFileVersion });
  }
}

/** Reads a file of the zip. Throws for one that cannot be unpacked, with its name. */
function reading(zip: ZipFile) {
  return async (name: string): Promise<Uint8Array> => {
    try {
      return await zip.read(name);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const broken = { fields: { [name]: 'catalog.import.broken' } };
      throw Object.assign(new DomainError('invalid', 'catalog.import.broken', broken), { cause: error });
    }
  };
}

/** Checks the zip file as a whole and stores its pictures. */
export function openCourseFile({ pictures, openZip, parser }: OpenCourseFileDependencies) {
  /** The new address of each picture, by the one in the texts. */
  async function storePictures(
    names: readonly string[],
    { read, caller }: { readonly read: ReturnType<typeof reading>; readonly caller: string | null },
  ) {
    const addresses = new Map<string, string>();
    for (const { name, sha256 } of pictureFilesIn(names)) {
      const content = await read(name);
      const stored = await inFile(name, () => pictures.store({ content, caller }));
      if (stored !== sha256) addresses.set(pictures.addressOf(sha256), pictures.addressOf(stored));
    }
    return addresses;
  }

  return async (file: UploadedCourse): Promise<CourseFile> => {
    const zip = await requireZip(openZip, file);
    requireSafe(zip);
    const read = reading(zip);
    const head = await read(courseFileName);
    requireVersion(await inFile(courseFileName, async () => parser.versionOf(head)));
    const names = zip.entries.map(({ name }) => name);
    const addresses = await storePictures(names, { read, caller: file.caller });
    return {
      names,
      async readJson(name) {
        const json = await read(name);
        if (addresses.size === 0) return json;
        let text = Buffer.from(json).toString('utf8');
        for (const [from, to] of addresses) text = text.replaceAll(from, to);
        return Buffer.from(text);
      },
    };
  };
}

export type OpenCourseFile = ReturnType<typeof openCourseFile>;
