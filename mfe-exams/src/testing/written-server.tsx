import { aStudent, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { Root } from '../root.tsx';
import { FakeExamServer } from './fake-exam-server.ts';

/** The task of the fake server's written exam. */
export const task = {
  questionText: '<p>Write about the <b>river</b>.</p>',
  answerGuidelines: '<p>Two pages.</p>',
  handwrittenPdf: 'https://files.example/question.pdf',
  downloadablePdf: '',
  criteria: [{ name: 'Ideas', maxMarks: 3 }],
};

type Pages = { pageId: string; url: string; rotation: number }[];

interface WrittenSave {
  readonly answers: readonly { readonly text: string }[];
  readonly clientSeq: number;
  readonly device?: string;
}

interface Stored {
  pages: Pages;
}

/** The pages of the one attempt; an upload takes as long as the line is held. */
function pageHandlers(stored: Stored, line: { readonly uploads: Promise<void> }) {
  const pages = () => ({ pages: stored.pages, rev: String(stored.pages.length) });
  return {
    'get /exams/attempts/{id}/pages': pages,
    'post /exams/attempts/{id}/pages': async ({ query }: { query: unknown }) => {
      await line.uploads;
      const { uploadId } = query as { uploadId: string };
      stored.pages = [
        ...stored.pages,
        { pageId: uploadId, url: `/pages/${stored.pages.length}`, rotation: 0 },
      ];
      return pages();
    },
    'put /exams/attempts/{id}/pages': ({ body }: { body: unknown }) => {
      const wanted = (body as { pages: Pages }).pages;
      stored.pages = wanted.map((page) => ({
        ...page,
        url: stored.pages.find(({ pageId }) => pageId === page.pageId)?.url ?? '',
      }));
      return pages();
    },
  };
}

/** The exam of the fake server as a written one. */
export function writtenServer() {
  const server = new FakeExamServer();
  const stored = { text: '', pages: [] as Pages, saves: 0 };
  const line = { uploads: Promise.resolve() };
  const attempt = (device?: string) => ({
    ...server.attempt(device),
    written: { text: stored.text, pages: stored.pages },
  });
  const handlers = {
    ...server.handlers,
    'get /exams/papers/year-1/1': () => ({
      ...server.paper(),
      subjects: [],
      requiredSubjects: 0,
      examType: 'Written',
      written: task,
    }),
    'get /exams/papers/{paperId}': () => ({
      ...(server.handlers['get /exams/papers/{paperId}']?.({} as never) as object),
      examType: 'Written',
      subjects: [],
      requiredSubjects: 0,
    }),
    'post /exams/attempts': (call: never) => {
      server.handlers['post /exams/attempts']?.(call);
      return attempt();
    },
    'get /exams/attempts/{id}': ({ query }: { query?: { device?: string } }) => attempt(query?.device),
    'put /exams/attempts/{id}/answers': ({ body }: { body: unknown }) => {
      const { answers, clientSeq, device } = body as WrittenSave;
      if (device !== server.device) throw refusal(409, 'exams.other-device', 'It goes on on another device.');
      stored.text = answers[0]?.text ?? stored.text;
      stored.saves += 1;
      server.savedSeq = clientSeq;
      const { serverNow, deadlineAt } = attempt();
      return { savedSeq: clientSeq, isApplied: true, serverNow, deadlineAt };
    },
    ...pageHandlers(stored, line),
  };
  const open = () =>
    renderRemotePart(<Root />, {
      at: '/courses/admission/DU/units/years/mcq-exam?yearId=year-1&unitId=unit-1',
      language: 'en',
      user: aStudent,
      api: handlers as never,
    });
  return {
    server,
    stored,
    open,
    /** Uploads take until the returned function is called. */
    holdUploads: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      line.uploads = promise;
      return resolve;
    },
  };
}
