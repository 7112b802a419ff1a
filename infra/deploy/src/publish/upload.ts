import { buildKey } from '@pathshala/releases/keys';
import type { ReleaseStore } from '@pathshala/releases/port';
import { publicationFile, readPublication, sha256, type Publication } from '@pathshala/releases/publication';
import { compressedCopies, compressible } from '@pathshala/tooling/compress';
import type { Author } from '@pathshala/releases/transitions';
import { Rejection } from '@pathshala/releases/rejection';
import { isRemote } from '@pathshala/releases/remote-description';

/** The files of a version, with those that describe it. */
export interface VersionFiles {
  readonly description: { readonly name: string; readonly version: string };
  readonly files: ReadonlyMap<string, Buffer>;
}

const parallelUploads = 8;

/** True: this version is in the store with the same files. Throws a Rejection where it is there with others. */
export async function isPublished(
  store: ReleaseStore,
  { description, files }: VersionFiles,
): Promise<boolean> {
  const { name, version } = description;
  const known = await readPublication(store, name, version);
  if (known === null) return false;
  const differing = [...originals(files)].filter(([file, content]) => known.files[file] !== sha256(content));
  const gone = Object.keys(known.files).filter((file) => isOriginal(file) && !files.has(file));
  if (differing.length + gone.length === 0) return true;
  throw otherBytes(name, version, differing[0]?.[0] ?? gone[0] ?? '');
}

/** Writes the files, and the publication when all of them are there. An upload that was interrupted is completed. */
export async function upload(store: ReleaseStore, build: VersionFiles, author: Author): Promise<Publication> {
  const { name, version } = build.description;
  const files = isRemote(name) ? await withCompressedCopies(build.files) : build.files;
  const waiting = [...files];
  const uploadNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [file, content] = next;
      const key = buildKey(name, version, file);
      if (await store.create(key, content)) continue;
      const stored = await store.read(key);
      if (stored === null || !content.equals(stored)) throw otherBytes(name, version, file);
    }
  };
  await Promise.all(Array.from({ length: parallelUploads }, uploadNext));
  const publication: Publication = {
    name,
    version,
    publishedAt: author.at,
    publishedBy: author.by,
    files: Object.fromEntries([...files].map(([file, content]) => [file, sha256(content)])),
  };
  await store.create(buildKey(name, version, publicationFile), Buffer.from(JSON.stringify(publication)));
  return publication;
}

function otherBytes(name: string, version: string, file: string): Rejection {
  return new Rejection(
    `${name} ${version} is in the store with another ${file}, and a version never changes: give this build a version of its own.`,
  );
}

function isOriginal(file: string): boolean {
  return !/\.(br|gz)$/.test(file);
}

function originals(files: VersionFiles['files']): ReadonlyMap<string, Buffer> {
  return new Map([...files].filter(([file]) => isOriginal(file)));
}

/** A gateway compresses no file: the tools of another team may not have done it. */
async function withCompressedCopies(files: VersionFiles['files']): Promise<ReadonlyMap<string, Buffer>> {
  const waiting = [...files].filter(([file]) => compressible.test(file) && !files.has(`${file}.br`));
  const copies = await Promise.all(
    waiting.map(async ([file, content]) =>
      Object.entries(await compressedCopies(content)).map(
        ([suffix, copy]) => [`${file}${suffix}`, copy] as const,
      ),
    ),
  );
  return new Map([...files, ...copies.flat()]);
}
