import type { Fields, Projection, Shape, StoredDocument } from './port.ts';

/** The event relay and the writers of aggregates change these fields beside an upgrade. */
const untouched = ['rev', 'sequence', 'outbox', 'outboxAt'] as const;

export const currentVersion = ({ upgrades }: Shape): number => upgrades.length + 1;

/** The lowest version whose programs can read and write documents of the current one. */
export function oldestReader(shape: Shape): number {
  const isReadableBefore = shape.upgrades.at(-1)?.isReadableBefore === true;
  return isReadableBefore ? currentVersion(shape) - 1 : currentVersion(shape);
}

export function versionOf(document: object): number {
  const version: unknown = Reflect.get(document, 'schemaVersion');
  return typeof version === 'number' ? version : 1;
}

/** The fields of the document that an upgrade may read and change. */
export function upgradable(document: StoredDocument): Fields {
  const fields: Record<string, unknown> = { ...document };
  for (const name of untouched) delete fields[name];
  return fields;
}

/** Returns the document in the current version. Throws what an upgrade throws, with the document in the message. */
export function upgradedBy<T extends StoredDocument>({ upgrades }: Shape, document: T): T {
  let fields = upgradable(document);
  try {
    for (const { upgrade } of upgrades.slice(versionOf(document) - 1)) fields = upgrade(fields);
  } catch (error) {
    const words = `the document ${document._id} of version ${versionOf(document)} cannot be upgraded`;
    throw new Error(words, { cause: error });
  }
  const remaining = Object.fromEntries(
    untouched.filter((name) => name in document).map((name) => [name, Reflect.get(document, name)]),
  );
  const { _id } = document;
  return { ...fields, ...remaining, _id, schemaVersion: currentVersion({ upgrades }) } as unknown as T;
}

/** The options with a projection that shows the version; without one where the projection could not. */
export function showingVersion<Options extends { readonly projection?: Projection }>(
  options: Options,
): Options {
  const { projection, ...rest } = options;
  if (projection === undefined) return options;
  const isWhole = projection['_id'] === 0 || projection['schemaVersion'] === 0;
  const isInclusive = Object.entries(projection).some(([name, use]) => name !== '_id' && use === 1);
  if (isWhole) return rest as Options;
  if (!isInclusive && projection['_id'] !== 1) return options;
  return { ...options, projection: { ...projection, schemaVersion: 1 } };
}
