import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { collectionsOf, leftoversIn } from './leftovers.ts';

type Service = 'svc-auth' | 'svc-catalog' | 'svc-exams' | 'svc-campaigns';

/** The data of a killed product on disk, read without the product. */
export interface StoredState {
  documents<Document>(service: Service, collection: string): Document[];
  /** Every document of every collection, as stored. */
  allDocuments(): readonly { readonly place: string; readonly json: string }[];
  /** Names of the mails, which end with their Message-ID, oldest first. */
  readonly mails: readonly string[];
  readonly leftovers: readonly string[];
}

/** Reads a copy: opening a file with its write-ahead log would recover it before the product does. */
export function readStoredState<T>(dataDir: string, look: (stored: StoredState) => T): T {
  const copy = mkdtempSync(path.join(tmpdir(), 'pathshala-stored-'));
  const names = globSync('*.sqlite', { cwd: dataDir }).filter((name) => name !== 'lock.sqlite');
  for (const name of globSync('*.sqlite{,-wal}', { cwd: dataDir })) {
    cpSync(path.join(dataDir, name), path.join(copy, name));
  }
  const databases = new Map(
    names.map((name) => [path.basename(name, '.sqlite'), new DatabaseSync(path.join(copy, name))]),
  );
  try {
    return look({
      documents<Document>(service: Service, collection: string) {
        const rows = databases.get(service)?.prepare(`SELECT doc FROM "c:${collection}"`).all() ?? [];
        return rows.map((row) => JSON.parse(String(row['doc'])) as Document);
      },
      allDocuments: () => [...databases].flatMap(([name, database]) => documentsIn(name, database)),
      mails: globSync('mail/*.eml', { cwd: dataDir }).sort(),
      leftovers: leftoversIn(databases),
    });
  } finally {
    for (const database of databases.values()) database.close();
    rmSync(copy, { recursive: true });
  }
}

function documentsIn(name: string, database: DatabaseSync): { place: string; json: string }[] {
  return collectionsOf(database).flatMap((collection) => {
    const rows = database.prepare(`SELECT _id, doc FROM "c:${collection}" ORDER BY _id`).all();
    return rows.map((row) => ({
      place: `${name} ${collection} ${String(row['_id'])}`,
      json: String(row['doc']),
    }));
  });
}
