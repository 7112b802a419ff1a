import { buildKey } from '@pathshala/releases/keys';
import type { ReleaseStore } from '@pathshala/releases/port';
import { publicationFile, readPublication, sha256, type Publication } from '@pathshala/releases/publication';
import { compressedCopies, compressible } from '@pathshala/tooling/compress';
import type { Author } from '@pathshala/releases/transitions';
import { Rejection } from '@pathshala/releases/rejection';
import type { CandidateBuild } from './read-build.ts';

const parallelUploads = 8;

/** True: this version is in the store with the same files. Throws a Rejection where it is there with others. */
export async function isPublished(
  store: ReleaseStore,
  { description, files }: CandidateBuild,
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
export async function upload(
  store: ReleaseStore,
  build: CandidateBuild,
  author: Author,
): Promise<Publication> {
  const { name, version } = build.description;
  const files = await withCompressedCopies(build.files);
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

function originals(files: CandidateBuild['files']): ReadonlyMap<string, Buffer> {
  return new Map([...files].filter(([file]) => isOriginal(file)));
}

/** A gateway compresses no file: the tools of another team may not have done it. */
async function withCompressedCopies(files: CandidateBuild['files']): Promise<ReadonlyMap<string, Buffer>> {
  const all = new Map(files);
  for (const [file, content] of files) {
    if (!compressible.test(file) || files.has(`${file}.br`)) continue;
    for (const [suffix, copy] of Object.entries(await compressedCopies(content)))
      all.set(`${file}${suffix}`, copy);
  }
  return all;
}
