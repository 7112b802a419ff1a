import { defineRoute } from '@pathshala/contract-kit/route';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

const work = z.enum(['snapshot', 'drill']);
/** `20261127T163000123Z`. */
const id = z.string().regex(/^\d{8}T\d{9}Z$/u);

const backups = z.object({
  /** Null: the stores of this site are servers, which are backed up by a command; or backups are turned off. */
  state: z
    .object({
      /** The folder or bucket. */
      target: z.string(),
      /** The target is on the disk of the stores, whose loss it does not survive. */
      isOnSameDisk: z.boolean(),
      /** Every change up to this moment can be restored; null: changes are not recorded until the next snapshot. */
      recordedUntil: isoTime.nullable(),
      /** The newest is older than a day, or there is none. */
      isOverdue: z.boolean(),
      /** The newest first. */
      snapshots: z.array(
        z.object({ _id: id, at: isoTime, bytes: z.number(), tookMs: z.number(), hasSecrets: z.boolean() }),
      ),
      /** The last restore into a scratch folder, compared with the running stores; `difference` null: all was equal. */
      drill: z
        .object({ at: isoTime, rows: z.number(), tookMs: z.number(), difference: z.string().nullable() })
        .nullable(),
      running: work.nullable(),
      /** The last failure, if nothing has succeeded since, in English. */
      problem: z.string().nullable(),
    })
    .nullable(),
});

export type BackupsAnswer = z.output<typeof backups>;

const admin = { access: 'admin', permission: permissions.administration } as const;
const errors = ['auth.backups-none', 'auth.backup-running'];

export const readBackups = defineRoute({
  ...admin,
  method: 'get',
  path: '/operations/backups',
  limit: { per: 'user', max: 300, windowSeconds: 60, whenUncounted: 'allow' },
  summary: 'The backups of this site: snapshots, the recorded log, the last drill',
  answer: backups,
});

export const beginBackup = defineRoute({
  ...admin,
  method: 'post',
  path: '/operations/backups',
  limit: { per: 'user', max: 10, windowSeconds: 60, whenUncounted: 'allow' },
  audit: { id: 'body.work' },
  summary: 'Make a snapshot now, or restore the last one into a scratch folder and compare it',
  body: z.strictObject({ work }),
  bodyLimit: 500,
  answer: backups,
  status: 202,
  errors,
});

export const downloadBackup = defineRoute({
  ...admin,
  method: 'get',
  path: '/operations/backups/{id}/archive',
  limit: { per: 'user', max: 5, windowSeconds: 600, whenUncounted: 'refuse' },
  audit: { id: 'params.id' },
  changesState: true,
  trusted: true,
  summary:
    'One snapshot as a tar archive: unpacked, it is a folder that can be restored. It has all personal data',
  params: z.object({ id }),
  answer: z.unknown(),
  errors: ['auth.backups-none', 'auth.backup-gone'],
});
