import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import { afterAll, expect, it } from 'vitest';
import { createDocumentLoginLimits } from '../src/accounts/storage/document-login-limits.ts';
import { createDocumentTries } from '../src/counters/storage/document-tries.ts';

const at = 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'killed-log-ins-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('log-ins that were begun are still counted after kill -9, with the wait that they began', async () => {
  const file = join(folder, 'counters.sqlite');
  const script = join(import.meta.dirname, 'counting-process.ts');
  const killed = spawnSync(process.execPath, [script, file, String(at)], { encoding: 'utf8' });
  expect(killed).toMatchObject({ signal: 'SIGKILL', stderr: '' });
  const documents = await openSqliteDocuments({ file });
  let now = at + 1000;
  const limits = createDocumentLoginLimits(createDocumentTries(documents, () => now));
  const attempt = { target: 'account-1', address: '10.0.0.1', deviceId: null };
  await expect(limits.begin(attempt)).rejects.toMatchObject({
    code: 'auth.login-locked',
    detail: { retryAfterSeconds: 29 },
  });
  now = at + 30_000;
  await expect(limits.begin(attempt)).resolves.toBeDefined();
  await expect(limits.begin(attempt)).rejects.toMatchObject({ detail: { retryAfterSeconds: 60 } });
  await documents.close();
});
