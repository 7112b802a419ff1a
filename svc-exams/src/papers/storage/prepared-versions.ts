import type { DocumentStore } from '@pathshala/stores/documents/port';
import { LRUCache } from 'lru-cache';
import { schemeOfPaper } from '../domain/exam-kinds.ts';
import { correctKey } from '../domain/key-correction.ts';
import { placeQuestions, publishedKeyVersion, type Paper } from '../domain/paper.ts';
import type { PaperKeys, Papers, PreparedPaper } from '../ports.ts';

/** Characters of JSON that are cached: about eighty papers of a hundred questions. */
const cachedCharacters = 8_000_000;

export interface StoredVersion {
  readonly _id: string;
  readonly paper: Paper;
}

const byCharacters = {
  maxSize: cachedCharacters,
  sizeCalculation: ({ paper }: PreparedPaper) => JSON.stringify(paper).length,
  // Concurrent first reads share one; an eviction meanwhile does not fail them.
  ignoreFetchAbort: true,
};

export function versionId(paperId: string, version: number): string {
  return `${paperId}.${version}`;
}

/** Prepared versions of papers, with the corrections of their keys. A version itself never changes. */
export function createPreparedVersions(
  documents: DocumentStore,
  keys: Pick<PaperKeys, 'knownCorrections'>,
): Pick<Papers, 'findVersion' | 'version' | 'publishedVersion' | 'correctedVersion'> & {
  readonly forget: (paperId: string, version: number) => void;
} {
  const versions = documents.collection<StoredVersion>('papers');
  const published = new LRUCache<string, PreparedPaper>({
    ...byCharacters,
    async fetchMethod(_id) {
      const stored = await versions.findOne({ _id });
      return stored === null ? undefined : prepare(stored.paper, publishedKeyVersion);
    },
  });
  const corrected = new LRUCache<string, PreparedPaper>(byCharacters);

  async function findPublished(paperId: string, version: number): Promise<PreparedPaper | null> {
    const id = versionId(paperId, version);
    return published.get(id) ?? (await published.fetch(id)) ?? null;
  }

  async function withKey(found: PreparedPaper, keyVersion: number): Promise<PreparedPaper | null> {
    if (keyVersion === publishedKeyVersion) return found;
    const { paperId, version } = found.paper;
    const id = `${versionId(paperId, version)}.${keyVersion}`;
    const cached = corrected.get(id);
    if (cached !== undefined) return cached;
    const corrections = await keys.knownCorrections(paperId);
    const count = keyVersion - publishedKeyVersion;
    if (count < 1 || count > corrections.length) return null;
    const prepared = prepare(correctKey(found.paper, corrections.slice(0, count)), keyVersion);
    corrected.set(id, prepared);
    return prepared;
  }

  async function findVersion(paperId: string, version: number): Promise<PreparedPaper | null> {
    const found = await findPublished(paperId, version);
    if (found === null) return null;
    const corrections = await keys.knownCorrections(paperId);
    return withKey(found, publishedKeyVersion + corrections.length);
  }

  return {
    forget: (paperId, version) => void published.delete(versionId(paperId, version)),

    findVersion,

    version: async (paperId, version) =>
      requireStored(await findVersion(paperId, version), versionId(paperId, version)),

    publishedVersion: async (paperId, version) =>
      requireStored(await findPublished(paperId, version), versionId(paperId, version)),

    async correctedVersion(paperId, version, keyVersion) {
      const found = await findPublished(paperId, version);
      return found === null ? null : withKey(found, keyVersion);
    },
  };
}

function requireStored(found: PreparedPaper | null, id: string): PreparedPaper {
  if (found === null) throw new Error(`paper version ${id} is not stored`);
  return found;
}

function prepare(paper: Paper, keyVersion: number): PreparedPaper {
  return { paper, keyVersion, places: placeQuestions(paper), match: schemeOfPaper(paper).match };
}
