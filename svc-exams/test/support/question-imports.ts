import { setTimeout as wait } from 'node:timers/promises';
import { startTestService, type TestServiceOptions } from '@pathshala/service-testing/start-test-service';
import type { QuestionPage } from '@pathshala/svc-exams-contract/question';
import type { QuestionImport } from '@pathshala/svc-exams-contract/question-file';
import { createService } from '../../src/service.ts';

export type Refusal = { code: string; error: string; fields: Record<string, string> };

export async function startBank(options: TestServiceOptions = {}) {
  const service = await startTestService(createService, options);
  const admin = service.client.as({ role: 'admin' });
  async function send<Body = QuestionImport>(file: Uint8Array | string, query = '', headers = {}) {
    const form = new FormData();
    form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'questions');
    const request = new Response(form);
    const type = request.headers.get('content-type') ?? '';
    const body = new Uint8Array(await request.arrayBuffer());
    const options = { headers: { ...headers, 'content-type': type } };
    return admin.post<Body>(`/questions/imports?${query}`, body, options);
  }
  const readImport = async (id: string, query = '') =>
    (await admin.get<QuestionImport>(`/questions/imports/${id}?${query}`)).body;
  return Object.assign(service, {
    /** Runs the job, which the service itself may be running, until the import is done. */
    async finish(id: string): Promise<QuestionImport> {
      for (;;) {
        await service.runJob('import-questions');
        const found = await readImport(id);
        if (found.state === 'done') return found;
        await wait(10);
      }
    },
    readImport,
    admin,
    send,
    list: async (query: string) => (await admin.get<QuestionPage>(`/questions?${query}`)).body,
    confirm: (id: string, take: 'all' | 'new' = 'all') =>
      admin.post<QuestionImport>(`/questions/imports/${id}/confirm`, { take }),
  });
}

/** Aiken text of this many questions. */
export function aiken(count: number, name = 'Question'): string {
  return Array.from(
    { length: count },
    (_, at) => `${name} ${at + 1}?\nA. one\nB. two\nC. three\nANSWER: ${'ABC'[at % 3]}\n`,
  ).join('\n');
}
