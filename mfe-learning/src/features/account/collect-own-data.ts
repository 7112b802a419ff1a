import type {
  listNotices,
  listOwnSessions,
  listPasskeys,
  readOwnData,
  readOwnStudent,
  readSecondFactor,
} from '@pathshala/svc-auth-contract/http';
import type { listOwnRegistrations } from '@pathshala/svc-campaigns-contract/http';
import type { listClaims, listRatings } from '@pathshala/svc-catalog-contract/http';
import type { listOpenAttempts, listResults, readResult } from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { isApiError } from '@pathshala/web-kit/api-error';
import { readCompletedLessons, readCourses, readHandIns, readLessonPosts } from './collect-lesson-data.ts';
import { pageSize, readAll } from '../../lists/read-all.ts';

/** The parts of the file, in the order in which they are read. */
const dataParts = [
  'account',
  'security',
  'studentRecord',
  'courses',
  'completedLessons',
  'lessonPosts',
  'handIns',
  'payments',
  'ratings',
  'openExams',
  'results',
  'campaignRegistrations',
  'notices',
] as const;

export type DataPart = (typeof dataParts)[number];

interface CollectOptions {
  readonly api: Api;
  readonly userId: string;
  /** Called before each part, and within results after each of them; `done` from 0 to 1. */
  readonly onProgress: (part: DataPart, done: number) => void;
  readonly signal: AbortSignal;
}

type Readers = Readonly<Record<DataPart, (report: (done: number) => void) => Promise<unknown>>>;

/** Returns the readers of what svc-catalog stores about the caller. */
function courseReadersOf({
  api,
  userId,
  signal,
}: Omit<CollectOptions, 'onProgress'>): Pick<
  Readers,
  'courses' | 'completedLessons' | 'lessonPosts' | 'handIns' | 'payments' | 'ratings'
> {
  const options = { signal };
  return {
    courses: () => readCourses({ api, userId, signal }),
    completedLessons: () => readCompletedLessons({ api, userId, signal }),
    lessonPosts: () => readLessonPosts({ api, userId, signal }),
    handIns: () => readHandIns({ api, userId, signal }),
    payments: () =>
      readAll((page) => {
        const query = { studentId: userId, page, pageSize };
        return api.call<typeof listClaims>('get', '/courses/claims', { query }, options);
      }),
    ratings: () =>
      readAll((page) => {
        const query = { studentId: userId, page, pageSize };
        return api.call<typeof listRatings>('get', '/courses/ratings', { query }, options);
      }),
  };
}

/** The calls of the services, each of which answers with the caller's own data only. */
function readersOf({ api, userId, signal }: Omit<CollectOptions, 'onProgress'>): Readers {
  const options = { signal };
  return {
    account: () => api.call<typeof readOwnData>('get', '/users/data', {}, options),
    security: async () => ({
      secondFactor: await api.call<typeof readSecondFactor>('get', '/users/second-factor', {}, options),
      passkeys: (await api.call<typeof listPasskeys>('get', '/users/passkeys', {}, options)).items,
      sessions: (await api.call<typeof listOwnSessions>('get', '/users/sessions', {}, options)).items,
    }),
    studentRecord: async () => {
      try {
        return await api.call<typeof readOwnStudent>('get', '/students/student', {}, options);
      } catch (error) {
        if (isApiError(error, 404)) return null;
        throw error;
      }
    },
    ...courseReadersOf({ api, userId, signal }),
    openExams: () =>
      readAll((page) =>
        api.call<typeof listOpenAttempts>('get', '/exams/attempts', { query: { page, pageSize } }, options),
      ),
    results: async (report) => {
      const summaries = await readAll((page) => {
        const query = { studentId: userId, page, pageSize, sort: 'dateTaken' } as const;
        return api.call<typeof listResults>('get', '/exams/results', { query }, options);
      });
      const results: unknown[] = [];
      for (const { _id: resultId } of summaries) {
        const input = { params: { resultId } };
        results.push(await api.call<typeof readResult>('get', '/exams/results/{resultId}', input, options));
        report(results.length / summaries.length);
      }
      return results;
    },
    campaignRegistrations: async () => {
      const input = { params: { studentId: userId } };
      const path = '/campaign/registrations/{studentId}';
      return (await api.call<typeof listOwnRegistrations>('get', path, input, options)).items;
    },
    notices: () =>
      readAll((page) =>
        api.call<typeof listNotices>('get', '/notices', { query: { page, pageSize } }, options),
      ),
  };
}

/**
 * Collects everything that the services store about the caller. Rejects if any part fails: an incomplete file is not
 * offered.
 */
export async function collectOwnData(options: CollectOptions): Promise<Readonly<Record<string, unknown>>> {
  const readers = readersOf(options);
  const data: Record<string, unknown> = {};
  for (const [index, part] of dataParts.entries()) {
    const report = (done: number): void => options.onProgress(part, (index + done) / dataParts.length);
    report(0);
    data[part] = await readers[part](report);
  }
  return data;
}
