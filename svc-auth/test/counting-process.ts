import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import { createDocumentLoginLimits } from '../src/accounts/storage/document-login-limits.ts';
import { createDocumentTries } from '../src/counters/storage/document-tries.ts';

/** Begins five log-ins at once, as `killed-log-ins.test.ts` starts it, and is killed as soon as they are counted. */
const [file = '', at = ''] = process.argv.slice(2);
const documents = await openSqliteDocuments({ file });
const limits = createDocumentLoginLimits(createDocumentTries(documents, () => Number(at)));
const attempt = { target: 'account-1', address: '10.0.0.1', deviceId: null };
await Promise.all(Array.from({ length: 5 }, () => limits.begin(attempt)));
process.kill(process.pid, 'SIGKILL');
