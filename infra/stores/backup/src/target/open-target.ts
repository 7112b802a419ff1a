import { resolve } from 'node:path';
import type { S3Config } from '../../../files/src/s3-config.ts';
import { BackupError } from '../backup-error.ts';
import { createFolderTarget } from './folder-target.ts';
import type { BackupTarget } from './port.ts';

const s3Address = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*?))?\/?$/;

/** A folder's path, or `s3://bucket/prefix` with the server and the credentials of `S3_…` in the environment. */
export async function openTarget(
  address: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<BackupTarget> {
  if (!address.startsWith('s3://')) return createFolderTarget(resolve(address));
  const [, bucket, prefix = ''] = s3Address.exec(address) ?? [];
  if (bucket === undefined) throw new BackupError(`${address} is not like s3://bucket/prefix`);
  const { createS3Target } = await import('./s3-target.ts');
  return createS3Target({ ...s3In(env), bucket }, prefix);
}

function s3In(env: Readonly<Record<string, string | undefined>>): Omit<S3Config, 'bucket'> {
  const given = (name: string): string | undefined => {
    const value = env[name]?.trim() ?? '';
    return value === '' ? undefined : value;
  };
  return {
    endpoint: given('S3_ENDPOINT'),
    region: given('S3_REGION') ?? 'us-east-1',
    accessKeyId: given('S3_ACCESS_KEY_ID'),
    secretAccessKey: given('S3_SECRET_ACCESS_KEY'),
  };
}
