import { CompressedResource } from '@pathshala/service-kit/http/compressed-resource';
import type { PaperKey, StudentPaper } from '@pathshala/svc-exams-contract/paper';
import { LRUCache } from 'lru-cache';
import type { Paper } from '../domain/paper.ts';
import type { ShownKey } from '../use-cases/read-paper-key.ts';
import { toPaperKey, toStudentPaper } from './views.ts';

/** The bytes of each kind that are cached: some two hundred papers of a hundred questions. */
const cachedBytes = 32_000_000;

/** The answers for thousands of readers in one minute: serialised and compressed once for each version of a paper. */
export interface PaperResources {
  paper(paper: Paper): Promise<CompressedResource<StudentPaper>>;
  /** A key without all of its questions changes later: browsers do not cache it. */
  key(shown: ShownKey): Promise<CompressedResource<PaperKey>>;
}

export function createPaperResources(): PaperResources {
  const [papers, keys] = [cache<StudentPaper>(), cache<PaperKey>()];
  return {
    paper: (paper) => papers.lasting(`${paper.paperId}.${paper.version}`, () => toStudentPaper(paper)),
    key: ({ prepared: { paper, keyVersion }, held }) => {
      const id = `${paper.paperId}.${paper.version}.${keyVersion}`;
      if (held.size === 0) return keys.lasting(id, () => toPaperKey(paper, held));
      return keys.passing(`${id} ${[...held].toSorted().join(' ')}`, () => toPaperKey(paper, held));
    },
  };
}

interface Made<View> {
  readonly viewOf: () => View;
  readonly isPassing: boolean;
}

/** Concurrent first readers share one compression. */
function cache<View>() {
  const resources = new LRUCache<string, CompressedResource<View>, Made<View>>({
    maxSize: cachedBytes,
    sizeCalculation: ({ size }) => size,
    ignoreFetchAbort: true,
    fetchMethod: (_id, _stale, { context }) => CompressedResource.from(context.viewOf(), context),
  });
  const find = async (id: string, context: Made<View>) =>
    resources.get(id) ?? resources.forceFetch(id, { context });
  return {
    lasting: (id: string, viewOf: () => View) => find(id, { viewOf, isPassing: false }),
    passing: (id: string, viewOf: () => View) => find(id, { viewOf, isPassing: true }),
  };
}
