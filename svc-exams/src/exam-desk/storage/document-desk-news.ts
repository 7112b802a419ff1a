import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { LRUCache } from 'lru-cache';
import { rulesOf } from '../../papers/index.ts';
import type { DeskNews, ExamDesk } from '../ports.ts';

/** An announcement is known to every process after this time: one read of a small document for each exam in use. */
const newsCacheMs = 2000;

const cachedExams = 1000;

type News = Pick<ExamDesk, 'announcements' | 'newsNo'>;

const none: News = { announcements: [], newsNo: 0 };

interface DeskNewsOptions {
  readonly documents: DocumentStore;
  readonly now: () => number;
}

/** A failed read returns the last known news; without any, it fails. */
export function createDocumentDeskNews({ documents, now }: DeskNewsOptions): DeskNews {
  const stored = documents.collection<ExamDesk>('exam_desks');
  const known = new LRUCache<string, News>({
    max: cachedExams,
    ttl: newsCacheMs,
    ttlResolution: 0,
    // The library treats a start of 0 as an entry without a ttl.
    perf: { now: () => now() + 1 },
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    fetchMethod: async (_id) => {
      const desk = await stored.findOne({ _id }, { projection: { announcements: 1, newsNo: 1 } });
      return desk === null ? none : { announcements: desk.announcements, newsNo: desk.newsNo };
    },
  });

  async function of(examId: string): Promise<News> {
    try {
      return known.get(examId) ?? (await known.forceFetch(examId));
    } catch (error) {
      const last = known.get(examId, { allowStale: true });
      if (last === undefined) throw error;
      return last;
    }
  }

  return {
    of,
    async newsNoOf(exam) {
      if (rulesOf(exam).window !== 'start-to-end') return undefined;
      const { newsNo } = await of(exam.examId).catch(noneIfUnavailable);
      return newsNo === 0 ? undefined : newsNo;
    },
    forget: (examId) => void known.delete(examId),
  };
}

/** The answers are saved; a page without the number asks again with its next save. */
function noneIfUnavailable(error: unknown): News {
  if (error instanceof StoreUnavailableError) return none;
  throw error;
}
