import { parseArgs } from 'node:util';
import { readConfig } from '@pathshala/service-kit/config/read-config';
import { BackupError } from '@pathshala/stores/backup/backup-error';
import type { Restored } from '@pathshala/stores/backup/restore';
import { restoreDumped } from './dump-stored.ts';
import { explain } from './explain.ts';
import { restoreStored } from './restore-stored.ts';

const noMoment = 'A dump is of one moment. For --at restore by the means of your MongoDB (operations.md).';

function momentOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const at = Date.parse(text);
  if (Number.isNaN(at))
    throw new BackupError(`--at ${text} is no time. Write it like 2026-11-27T16:30:00+06:00.`);
  return at;
}

function wordsOf({ snapshot, at, hasSecrets, isCutShort }: Restored): string {
  const lines = [`Restored to ${new Date(at).toISOString()}, all stores to that moment, so services agree.`];
  if (isCutShort)
    lines.push(
      'Changes after it were not recorded until the next snapshot, so the moment you named is not in the backup.',
    );
  if (!hasSecrets)
    lines.push(
      snapshot.secrets === 'left out'
        ? 'The backup has no secrets: everybody logs in again, links in mails do not work any more, and authenticator apps must be set up anew.'
        : 'Set BACKUP_PASSPHRASE to restore the secrets too. Without them everybody logs in again, links in mails do not work any more, and authenticator apps must be set up anew.',
    );
  if (snapshot.uploads === 'missing') lines.push('Uploads are not in the backup: they are in a bucket.');
  return lines.join('\n');
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0)
    throw new BackupError(
      'npm run restore -- FOLDER [--at 2026-11-27T16:30:00+06:00]   into the empty DATA_DIR',
    );
  const config = readConfig(process.env, { hasFiles: false });
  if (config.mode === 'distributed') {
    if (values.at !== undefined) throw new BackupError(noMoment);
    console.log(await restoreDumped(config, { source, report: (line) => console.log(line) }));
    process.exit(0);
  }
  const restored = await restoreStored(config, {
    source,
    at: momentOf(values.at),
    passphrase: process.env['BACKUP_PASSPHRASE'],
    report: (line) => console.log(line),
  });
  console.log(wordsOf(restored));
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
