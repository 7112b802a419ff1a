import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { Files } from '@pathshala/stores/files/port';
import { type Account, type Accounts, languageOf } from '../../accounts/index.ts';
import type { MailQueue } from '../../mails/index.ts';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import { ExportFailure, type ExportRun } from '../domain/export-run.ts';
import { type BucketDestination, mayBeMailed, type ScheduledExport } from '../domain/scheduled-export.ts';
import type { exportMail } from '../mails/export-mail.ts';
import type { BucketSecrets, DeliverFile, Exportable, ExportBuckets, ExportFile } from '../ports.ts';

interface DeliverFileDependencies {
  readonly accounts: Pick<Accounts, 'findMany'>;
  readonly exportableOf: (list: string) => Exportable;
  readonly files: Pick<Files, 'put'>;
  readonly buckets: Pick<ExportBuckets, 'put'>;
  readonly secrets: Pick<BucketSecrets, 'open'>;
  readonly mailQueue: Pick<MailQueue, 'send'>;
  readonly schoolLanguage: SiteSettingsPorts['schoolLanguage'];
  readonly writeMail: typeof exportMail;
  readonly publicUrl: string;
  readonly now: () => number;
}

const dayMs = 24 * 3_600_000;

/** A larger file is not attached: mails wait in the store until they are sent. */
const maxAttachedBytes = 100_000;
const storedMs = 7 * dayMs;

/** Where the file of a run is stored. */
export const fileKeyOf = ({ _id }: Pick<ExportRun, '_id'>): string => `svc-auth/exports/${_id}`;

/** A repeat, after a crash, puts the same object and mails nobody twice: both are named by the run. */
export function deliverFile(deps: DeliverFileDependencies): DeliverFile {
  return (stored, run, file) => {
    const { destination } = stored;
    return destination.kind === 's3'
      ? putInBucket(deps, { stored, run, file, place: destination })
      : mail(deps, { stored, run, file, recipientIds: destination.recipientIds });
  };
}

interface Delivery {
  readonly stored: ScheduledExport;
  readonly run: ExportRun;
  readonly file: ExportFile;
}

async function putInBucket(
  { buckets, secrets }: DeliverFileDependencies,
  { stored, run, file, place }: Delivery & { readonly place: BucketDestination },
) {
  const folder = place.prefix === '' || place.prefix.endsWith('/') ? place.prefix : `${place.prefix}/`;
  const time = new Date(run.createdAt).toISOString().slice(0, 16).replace(':', '');
  const key = `${folder}${stored.list}-${stored._id.slice(-6)}-${time}Z.${stored.format}`;
  const secretAccessKey = openSecret(secrets, place, stored._id);
  await buckets.put(place, { ...file, key, secretAccessKey });
  return { destination: `s3://${place.bucket}/${key}`, fileUntil: null };
}

/** With another SESSION_SECRET the stored secrets cannot be opened any more. */
function openSecret(secrets: Pick<BucketSecrets, 'open'>, place: BucketDestination, id: string): string {
  try {
    return secrets.open(place.sealedSecret, id);
  } catch {
    throw new ExportFailure('secret-lost', { isFinal: true });
  }
}

async function mail(
  deps: DeliverFileDependencies,
  { stored, run, file, recipientIds }: Delivery & { readonly recipientIds: readonly string[] },
) {
  const { route, title } = deps.exportableOf(stored.list).list;
  const accounts = await deps.accounts.findMany(recipientIds);
  const recipients = accounts.filter((account) => mayBeMailed(account, route.permission));
  if (recipients.length === 0) throw new ExportFailure('nobody', { isFinal: true });
  const isAttached = file.content.length <= maxAttachedBytes;
  const fileUntil = isAttached ? null : deps.now() + storedMs;
  if (!isAttached) await deps.files.put(fileKeyOf(run), file.content, file.contentType);
  for (const account of recipients) await mailTo(deps, account, { stored, run, file, isAttached, title });
  return { destination: recipients.map(({ name }) => name).join(', '), fileUntil };
}

type Mailed = Delivery & { readonly isAttached: boolean; readonly title: { en: string; bn: string } };

async function mailTo(
  deps: DeliverFileDependencies,
  account: Account,
  { stored, run, file, isAttached, title }: Mailed,
): Promise<void> {
  const { content, contentType, fileName, rows } = file;
  const facts = {
    title,
    name: stored.name,
    day: dhakaDayOf(run.createdAt),
    rows,
    isAttached,
    path: `/boss/integrations/exports/${stored._id}`,
    recipientName: account.name,
    site: deps.publicUrl,
  };
  await deps.mailQueue.send({
    kind: 'export',
    key: `${run._id}-${account._id}`,
    about: account._id,
    to: account.email,
    reason: 'proved',
    language: languageOf(account, await deps.schoolLanguage()),
    contentIn: (language) => deps.writeMail(facts, language),
    ...(isAttached && {
      attachments: [
        {
          filename: fileName,
          contentType,
          content: Buffer.from(content).toString('base64'),
          encoding: 'base64' as const,
        },
      ],
    }),
    expiresAt: deps.now() + 2 * dayMs,
  });
}
