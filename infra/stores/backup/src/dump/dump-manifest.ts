import { z } from 'zod';
import { BackupError } from '../backup-error.ts';
import { isNewer } from '../manifest.ts';
import { sha256 } from '../segment.ts';
import type { BackupTarget } from '../target/port.ts';

const dumpManifest = z.object({
  format: z.literal(1),
  product: z.string(),
  id: z.string(),
  /** Epoch milliseconds: the begin. A store is of a moment between it and `endedAt`. */
  at: z.number(),
  endedAt: z.number(),
  collections: z.array(
    z.object({
      /** The service, `svc-exams`, as in `openDocuments`. */
      service: z.string(),
      collection: z.string(),
      documents: z.number(),
      chunks: z.array(z.object({ key: z.string(), sha256: z.string() })),
    }),
  ),
});

export type DumpManifest = z.output<typeof dumpManifest>;

const keyOf = (id: string): string => `dumps/${id}/manifest.json`;

/** Written last: a dump without it does not exist. */
export async function storeDumpManifest(target: BackupTarget, made: DumpManifest): Promise<void> {
  const text = JSON.stringify(made, null, 1);
  await target.put(keyOf(made.id), Buffer.from(`${text}\n${sha256(Buffer.from(text))}\n`));
}

/** The newest complete dump. Throws BackupError where there is none, or where it was changed or is of a newer product. */
export async function loadNewestDump(target: BackupTarget, product: string): Promise<DumpManifest> {
  const listed = await target.list('dumps/');
  const newest = listed.findLast(({ key }) => key.endsWith('/manifest.json'));
  const content = newest === undefined ? null : await target.get(newest.key);
  if (content === null)
    throw new BackupError(
      `${target.name} has no complete dump. Name the folder that "npm run backup" wrote.`,
    );
  const [text, hash] = splitLast(Buffer.from(content).toString());
  if (sha256(Buffer.from(text)) !== hash)
    throw new BackupError(`${newest?.key} is incomplete or was changed. Use another copy of the backup.`);
  const made = dumpManifest.parse(JSON.parse(text));
  if (isNewer(made.product, product))
    throw new BackupError(
      `This dump was made by Pathshala ${made.product}; this is ${product}. Restore with ${made.product} or newer.`,
    );
  return made;
}

function splitLast(whole: string): readonly [string, string] {
  const end = whole.trimEnd().lastIndexOf('\n');
  return [whole.slice(0, end), whole.slice(end + 1).trim()];
}
