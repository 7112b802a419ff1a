import type { DatabaseSync } from 'node:sqlite';

/** The product's files by name (`svc-exams`, `bus`, …). */
type Databases = ReadonlyMap<string, DatabaseSync>;

type Row = Record<string, unknown>;

/** The documents that must not remain once the product is idle, by collection, with the reason. */
const unsettled = [
  ['svc-campaigns', 'registrations', "doc ->> '$.status' = 'claiming'", 'has not ended its claim'],
  ['svc-campaigns', 'registrations', "doc ->> '$.mailDue' IS NOT NULL", 'waits for its mail'],
  ['svc-campaigns', 'campaigns', "json_array_length(doc, '$.claims') > 0", 'has an open claim'],
  [
    'svc-campaigns',
    'campaigns',
    `doc ->> '$.seatsTaken' <> (SELECT count(*) FROM "c:registrations" r
       WHERE r.doc ->> '$.campaignId' = "c:campaigns"._id AND r.doc ->> '$.status' = 'registered')`,
    'counts other places than are taken',
  ],
  [
    'svc-campaigns',
    'campaigns',
    `doc ->> '$.waitingCount' <> (SELECT count(*) FROM "c:registrations" r
       WHERE r.doc ->> '$.campaignId' = "c:campaigns"._id AND r.doc ->> '$.status' = 'waiting')`,
    'counts others than wait',
  ],
  [
    'svc-campaigns',
    'campaigns',
    "doc ->> '$.waitingCount' > 0 AND doc ->> '$.seatsTaken' < doc ->> '$.maxParticipants'",
    'has a free place while somebody waits',
  ],
  [
    'svc-campaigns',
    'campaigns',
    "doc ->> '$.resultsReleasedAt' IS NOT NULL AND NOT doc ->> '$.isReleaseAnnounced'",
    'has not announced its results',
  ],
  [
    'svc-campaigns',
    'meritLists',
    "doc ->> '$.isChanged' OR doc ->> '$.isToAnnounce' OR doc ->> '$.building' IS NOT NULL",
    'has a version to issue or to announce',
  ],
  ['svc-campaigns', 'campaigns', "doc ->> '$.removalDueAt' IS NOT NULL", 'is not deleted for good'],
  ['svc-catalog', 'papers', "doc ->> '$.settleAt' IS NOT NULL", 'is not settled with its course'],
  ['svc-catalog', 'admission-courses', "doc ->> '$.saving' IS NOT NULL", 'is still being saved'],
  ['svc-catalog', 'admission-courses', "doc ->> '$.removalDueAt' IS NOT NULL", 'is not deleted for good'],
] as const;

/** The collections in a service's file; the files of bus and key-value have none. */
export function collectionsOf(database: DatabaseSync): string[] {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'c:%'");
  return tables.all().map((row) => String(row['name']).slice(2));
}

function idsIn(database: DatabaseSync, collection: string, where: string): string[] {
  const rows = database.prepare(`SELECT _id FROM "c:${collection}" WHERE ${where}`).all() as Row[];
  return rows.map((row) => String(row['_id']));
}

function waitingEvents(databases: Databases): string[] {
  return [...databases]
    .filter(([name]) => name.startsWith('svc-'))
    .flatMap(([service, database]) =>
      collectionsOf(database).flatMap((collection) =>
        idsIn(database, collection, "json_array_length(doc, '$.outbox') > 0").map(
          (id) => `${service} ${collection} ${id} holds an event`,
        ),
      ),
    );
}

function queued(databases: Databases): string[] {
  const bus = databases.get('bus');
  if (bus === undefined) return [];
  const isThere = bus.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?');
  // Files of 0.1.0 have `ready`.
  const tables = ['waiting', 'ready', 'delayed', 'dead'].filter((name) => isThere.get(name) !== undefined);
  return tables.flatMap((table) =>
    (bus.prepare(`SELECT queue, routing_key FROM ${table} WHERE queue LIKE 'svc-%'`).all() as Row[]).map(
      (row) => `${String(row['queue'])} has ${String(row['routing_key'])} (${table})`,
    ),
  );
}

/** I4: what still waits in outboxes, queues, dead letters and claims, in words. */
export function leftoversIn(databases: Databases): string[] {
  const claims = unsettled.flatMap(([service, collection, where, complaint]) => {
    const database = databases.get(service);
    if (database === undefined) return [];
    return idsIn(database, collection, where).map((id) => `${service} ${collection} ${id} ${complaint}`);
  });
  return [...waitingEvents(databases), ...queued(databases), ...claims];
}
