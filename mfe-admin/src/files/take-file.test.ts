import { expect, it } from 'vitest';
import { takeFile } from './take-file.ts';

const answering = (response: Response) => takeFile('application/zip', async () => response);

it('takes the file out of an answer, and leaves errors and foreign answers to the API client', async () => {
  const zip = answering(new Response('PK', { headers: { 'Content-Type': 'application/zip' } }));
  expect((await zip.fetch('/file')).status).toBe(204);
  expect(await zip.file()?.text()).toBe('PK');
  const json = { 'Content-Type': 'application/json' };
  for (const [status, headers] of [
    [404, json],
    [200, { 'Content-Type': 'text/html' }],
  ] as const) {
    const other = answering(new Response('{}', { status, headers }));
    expect((await other.fetch('/file')).status).toBe(status);
    expect(other.file()).toBeUndefined();
  }
});
