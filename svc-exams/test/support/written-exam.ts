import { examPaperPublished } from '@pathshala/svc-exams-contract/events';
import type { WrittenPages } from '@pathshala/svc-exams-contract/written';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import type { z } from 'zod';
import { startExams } from './exams-service.ts';

/** A picture of one pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const criteria = [
  { name: 'Ideas | ভাব', maxMarks: 6.1 },
  { name: 'Language', maxMarks: 3.9 },
];

const written = {
  questionText: '<p>Write about the river.</p>',
  answerGuidelines: '<p>Two pages.</p>',
  handwrittenPdf: '',
  downloadablePdf: '',
  criteria,
};

/** A written exam of course1, as it is published. */
export const essay = {
  paperId: 'essay',
  version: 1,
  examKind: 'standalone',
  courseId: 'course1',
  unitId: null,
  title: 'নদী | The river',
  timeLimit: 60,
  totalMarks: 10,
  requiredSubjects: 0,
  negativeMarkingPercentage: 0,
  subjects: [],
  window: null,
  examType: 'Written',
  written,
} as const satisfies z.input<(typeof examPaperPublished)['data']>;

const boundary = 'boundary'.repeat(4);

/** A form with one file, and its headers. */
export function formOf(content: Uint8Array) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="p.png"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** Lets a test stop the process before the n-th of its writes: of pictures, of their records, of attempts. */
function createCrash() {
  const state = { writesLeft: Number.POSITIVE_INFINITY };
  const step = (): void => {
    state.writesLeft -= 1;
    if (state.writesLeft < 0) throw new Error('the process crashed here');
  };
  const writes = ['insertOne', 'updateOne', 'deleteOne'];
  const wrap = (documents: DocumentStore): DocumentStore => ({
    ping: () => documents.ping(),
    close: () => documents.close(),
    collection: <T extends { readonly _id: string }>(name: string) => {
      const collection = documents.collection<T>(name);
      if (name !== 'written_pages' && name !== 'attempts') return collection;
      return new Proxy(collection, {
        get(target: Collection<T>, key: keyof Collection<T>) {
          const value: unknown = target[key];
          if (typeof value !== 'function') return value;
          if (!writes.includes(key)) return value.bind(target) as unknown;
          return async (...input: unknown[]) => {
            step();
            return (await Reflect.apply(value, target, input)) as unknown;
          };
        },
      });
    },
  });
  return {
    wrap,
    step,
    before: (write: number): void => {
      state.writesLeft = write;
    },
    over: (): void => {
      state.writesLeft = Number.POSITIVE_INFINITY;
    },
  };
}

/** The service with the written exam `essay` of course1; files in memory. */
export async function startWrittenExams() {
  const stored = new Map<string, Uint8Array>();
  const crash = createCrash();
  const exams = await startExams({
    replace: ({ documents }) => ({
      documents: crash.wrap(documents),
      files: {
        put: async (key, content) => {
          crash.step();
          stored.set(key, content);
        },
        get: async (key) => {
          const content = stored.get(key);
          return content === undefined ? null : { content, contentType: 'image/webp' };
        },
        delete: async (key) => {
          crash.step();
          stored.delete(key);
        },
      },
    }),
  });
  await exams.emit(examPaperPublished, essay);
  const { student } = exams;
  const pagesPath = (attemptId: string) => `/exams/attempts/${attemptId}/pages`;
  return Object.assign(exams, {
    stored,
    crash,
    pagesPath,
    async startEssay(sitter = student): Promise<string> {
      const { body } = await sitter.start({ examKind: 'standalone', examId: essay.paperId });
      return body.attemptId;
    },
    async write(attemptId: string, text: string, clientSeq = 1) {
      const answers = [{ questionId: 'written', text }];
      return student.put(`/exams/attempts/${attemptId}/answers`, { clientSeq, answers });
    },
    upload(attemptId: string, uploadId?: string, content: Uint8Array = picture) {
      const { body, headers } = formOf(content);
      const query = uploadId === undefined ? '' : `?uploadId=${uploadId}`;
      return student.post<WrittenPages>(`${pagesPath(attemptId)}${query}`, body, { headers });
    },
    arrange(attemptId: string, body: object) {
      return student.put<WrittenPages>(pagesPath(attemptId), body);
    },
    pages: async (attemptId: string) => (await student.get<WrittenPages>(pagesPath(attemptId))).body,
    async sweep(afterMs: number) {
      exams.clock.advance(afterMs);
      await exams.runJob('sweep-written-pages');
    },
  });
}

export type WrittenExams = Awaited<ReturnType<typeof startWrittenExams>>;
