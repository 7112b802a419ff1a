import type { Collection } from '@pathshala/stores/documents/port';
import { LRUCache } from 'lru-cache';
import { entryLimit } from '@pathshala/service-kit/caches/entry-limit';
import type { Attempt } from '../domain/attempt.ts';
import type { Attempts } from '../ports.ts';

/** More than the attempts in progress on one machine; about 100 bytes each. */
const cachedVersions = 20_000;

type Version = Pick<Attempt, 'studentId' | 'examId' | 'paperVersion'>;

interface AttemptedVersions {
  readonly has: Attempts['hasVersion'];
  readonly remember: (attempt: Version) => void;
}

/**
 * The versions of papers that students have attempts on, cached once found: an attempt stays on its version. Only attempts at
 * practices are removed, with their papers, which are not read after that.
 */
export function createAttemptedVersions(stored: Collection<Attempt>): AttemptedVersions {
  const known = new LRUCache<string, true>(entryLimit(cachedVersions));
  const remember = (version: Version): void => void known.set(keyOf(version), true);
  return {
    remember,
    async has(studentId, { examId, version: paperVersion }) {
      const version = { studentId, examId, paperVersion };
      if (known.has(keyOf(version))) return true;
      const found = await stored.findOne(version, { projection: { _id: 1 } });
      if (found !== null) remember(version);
      return found !== null;
    },
  };
}

function keyOf({ studentId, examId, paperVersion }: Version): string {
  return `${studentId} ${examId} ${paperVersion}`;
}
