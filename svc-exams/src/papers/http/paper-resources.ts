import { CompressedResource } from '@pathshala/service-kit/http/compressed-resource';
import type { PaperKey, StudentPaper } from '@pathshala/svc-exams-contract/paper';
import { LRUCache } from 'lru-cache';
import type { Paper } from '../domain/paper.ts';
import { toPaperKey, toStudentPaper } from './views.ts';

/** Bytes of each kind that stay in memory: some two hundred papers of a hundred questions. */
const cachedBytes = 32_000_000;

/** The answers that thousands get in one minute: serialised and compressed once for each version of a paper. */
export interface PaperResources {
  paper(paper: Paper): Promise<CompressedResource<StudentPaper>>;
  key(paper: Paper): Promise<CompressedResource<PaperKey>>;
}

export function createPaperResources(): PaperResources {
  return { paper: cached(toStudentPaper), key: cached(toPaperKey) };
}

/** A whole class may be the first to ask: they share one compression. */
function cached<View>(viewOf: (paper: Paper) => View): (paper: Paper) => Promise<CompressedResource<View>> {
  const resources = new LRUCache<string, CompressedResource<View>, Paper>({
    maxSize: cachedBytes,
    sizeCalculation: ({ size }) => size,
    ignoreFetchAbort: true,
    fetchMethod: (_id, _stale, { context }) => CompressedResource.from(viewOf(context)),
  });
  return async (paper) => {
    const id = `${paper.paperId}.${paper.version}`;
    return resources.get(id) ?? resources.forceFetch(id, { context: paper });
  };
}
