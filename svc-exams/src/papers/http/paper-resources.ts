import { CompressedResource } from '@pathshala/service-kit/http/compressed-resource';
import type { PaperKey, StudentPaper } from '@pathshala/svc-exams-contract/paper';
import { LRUCache } from 'lru-cache';
import type { Paper } from '../domain/paper.ts';
import type { PreparedPaper } from '../ports.ts';
import { toPaperKey, toStudentPaper } from './views.ts';

/** Bytes of each kind that stay in memory: some two hundred papers of a hundred questions. */
const cachedBytes = 32_000_000;

/** The answers that thousands get in one minute: serialised and compressed once for each version of a paper. */
export interface PaperResources {
  paper(paper: Paper): Promise<CompressedResource<StudentPaper>>;
  key(prepared: PreparedPaper): Promise<CompressedResource<PaperKey>>;
}

export function createPaperResources(): PaperResources {
  const [papers, keys] = [cache<StudentPaper>(), cache<PaperKey>()];
  return {
    paper: (paper) => papers(`${paper.paperId}.${paper.version}`, () => toStudentPaper(paper)),
    key: ({ paper, keyVersion }) =>
      keys(`${paper.paperId}.${paper.version}.${keyVersion}`, () => toPaperKey(paper)),
  };
}

/** A whole class may be the first to ask: they share one compression. */
function cache<View>(): (id: string, viewOf: () => View) => Promise<CompressedResource<View>> {
  const resources = new LRUCache<string, CompressedResource<View>, () => View>({
    maxSize: cachedBytes,
    sizeCalculation: ({ size }) => size,
    ignoreFetchAbort: true,
    fetchMethod: (_id, _stale, { context }) => CompressedResource.from(context()),
  });
  return async (id, viewOf) => resources.get(id) ?? resources.forceFetch(id, { context: viewOf });
}
