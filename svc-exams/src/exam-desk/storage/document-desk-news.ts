import type { DocumentStore } from '@pathshala/documents/port';
import { LRUCache } from 'lru-cache';
import { rulesOf } from '../../papers/ports.ts';
import type { DeskNews, ExamDesk } from '../ports.ts';

/** An announcement is known to every process after this time: one read of a small document for each exam in use. */
const newsCacheMs = 2000;

const cachedExams = 1000;

type News = Pick<ExamDesk, 'announcements' | 'newsNo'>;

const none: News = { announcements: [], newsNo: 0 };

/** A save must not fail because the news cannot be read: then the last known ones stay. */
export function createDocumentDeskNews(documents: DocumentStore): DeskNews {
  const stored = documents.collection<ExamDesk>('exam_desks');
  const known = new LRUCache<string, News>({
    max: cachedExams,
    ttl: newsCacheMs,
    ignoreFetchAbort: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_id) => {
      const desk = await stored.findOne({ _id }, { projection: { announcements: 1, newsNo: 1 } });
      return desk === null ? none : { announcements: desk.announcements, newsNo: desk.newsNo };
    },
  });

  const of = async (examId: string): Promise<News> =>
    known.get(examId) ?? (await known.fetch(examId)) ?? none;

  return {
    of,
    async newsNoOf(exam) {
      if (rulesOf(exam).window !== 'start-to-end') return undefined;
      const { newsNo } = await of(exam.examId);
      return newsNo === 0 ? undefined : newsNo;
    },
    forget: (examId) => void known.delete(examId),
  };
}
