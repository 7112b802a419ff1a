import { join } from 'node:path';
import { openSqliteBus } from '../../bus/src/sqlite/open-sqlite-bus.ts';
import {
  openSqliteDocuments,
  type SqliteDocumentStore,
} from '../../documents/src/sqlite/open-sqlite-documents.ts';
import { openBackups } from '../src/open-backups.ts';
import { restoreInto } from '../src/restore.ts';
import { openTarget } from '../src/target/open-target.ts';

export const product = '1.0.0';

interface Note {
  readonly _id: string;
  readonly text: string;
}

/** Two services and a bus, which are backed up. `folder` gets `data` and `backup`. */
export async function openSite(
  folder: string,
  options: { readonly product?: string; readonly now?: () => number; readonly address?: string } = {},
) {
  const warned: string[] = [];
  const at = (name: string) => join(folder, name);
  const backups = await openBackups({
    dataDir: at('data'),
    uploadsDir: at('data/uploads'),
    address: at('backup'),
    product,
    isScheduled: false,
    everyMs: 20,
    warn: (problem) => warned.push(problem),
    ...options,
  });
  const { follower } = backups;
  const exams = await openSqliteDocuments({ file: at('data/svc-exams.sqlite'), follower });
  const auth = await openSqliteDocuments({ file: at('data/svc-auth.sqlite'), follower });
  const bus = await openSqliteBus({ file: at('data/bus.sqlite'), follower });
  await backups.start();
  return {
    backups,
    exams,
    auth,
    bus,
    warned,
    async stop() {
      await backups.halt();
      await Promise.all([exams.close(), auth.close(), bus.close()]);
      await backups.close();
    },
  };
}

export const write = (store: SqliteDocumentStore, id: string, text = 'x'): Promise<void> =>
  store.collection<Note>('notes').insertOne({ _id: id, text });

async function notesIn(folder: string, store: string): Promise<readonly string[]> {
  const documents = await openSqliteDocuments({ file: join(folder, store) });
  const found = await documents
    .collection<Note>('notes')
    .find({}, { sort: { _id: 1 } })
    .toArray();
  await documents.close();
  return found.map(({ _id }) => _id);
}

/** Restores the backup of the folder, or of another address, into `name` of it. */
export async function restored(
  folder: string,
  name: string,
  { at, address = join(folder, 'backup') }: { readonly at?: number; readonly address?: string } = {},
) {
  const into = join(folder, name);
  const target = await openTarget(address);
  const result = await restoreInto({ target, folder: into, product, at });
  return {
    ...result,
    exams: await notesIn(into, 'svc-exams.sqlite'),
    auth: await notesIn(into, 'svc-auth.sqlite'),
  };
}
