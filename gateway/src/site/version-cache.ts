import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildKey } from '@pathshala/releases/keys';
import type { ReleaseStore } from '@pathshala/releases/port';
import { readPublication, sha256, type Publication } from '@pathshala/releases/publication';
import { LRUCache } from 'lru-cache';

/** Milliseconds for which a version that was not found is not looked for again: anybody can ask for one. */
const missingMs = 10_000;
/** This file is not served, because of the dot. */
const completeFile = '.publication.json';
const parallelDownloads = 8;

interface VersionCache {
  /** A folder of this machine with all files of a published version; null: it is not published. */
  readonly folderOf: (name: string, version: string) => Promise<string | null>;
}

/** Copies published versions from the store, whole and checked by their hashes, once each. */
export function createVersionCache(store: ReleaseStore, folder: string): VersionCache {
  const downloads = new Map<string, Promise<string | null>>();
  const missing = new LRUCache<string, true>({ max: 1_000, ttl: missingMs });

  async function download(name: string, version: string): Promise<string | null> {
    const publication = await readPublication(store, name, version);
    if (publication === null) return null;
    const place = join(folder, name, version);
    await mkdir(dirname(place), { recursive: true });
    const draft = await mkdtemp(join(folder, '.draft-'));
    try {
      await copyFiles(store, publication, draft);
      await writeFile(join(draft, completeFile), JSON.stringify(publication));
      await rename(draft, place).catch((error: unknown) => {
        // Another gateway of this machine was faster.
        if (!isComplete(place)) throw error;
      });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return place;
  }

  return {
    async folderOf(name, version) {
      const place = join(folder, name, version);
      if (isComplete(place)) return place;
      const key = `${name}/${version}`;
      if (missing.has(key)) return null;
      const running = downloads.get(key) ?? download(name, version).finally(() => downloads.delete(key));
      downloads.set(key, running);
      const found = await running;
      if (found === null) missing.set(key, true);
      return found;
    },
  };
}

function isComplete(place: string): boolean {
  return existsSync(join(place, completeFile));
}

async function copyFiles(store: ReleaseStore, publication: Publication, folder: string): Promise<void> {
  const { name, version } = publication;
  const files = Object.entries(publication.files);
  const copyNext = async (): Promise<void> => {
    for (let next = files.pop(); next !== undefined; next = files.pop()) {
      const [file, hash] = next;
      const content = await store.read(buildKey(name, version, file));
      if (content === null || sha256(content) !== hash)
        throw new Error(`${file} of ${name} ${version} is not what was published`);
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), content);
    }
  };
  await Promise.all(Array.from({ length: parallelDownloads }, copyNext));
}
