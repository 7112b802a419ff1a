import type { S3Config } from '@pathshala/stores/files/s3-config';
import { openFolderStore } from './folder-store.ts';
import type { ReleaseStore } from './port.ts';

const s3Address = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*?))?\/?$/;

/** The store of `REMOTES_STORE`: a folder's path, or `s3://bucket/prefix` with the server and credentials of `S3_…`. */
export async function openStore(address: string, s3: Omit<S3Config, 'bucket'>): Promise<ReleaseStore> {
  if (!address.startsWith('s3://')) return openFolderStore(address);
  const [, bucket, prefix = ''] = s3Address.exec(address) ?? [];
  if (bucket === undefined) throw new Error(`REMOTES_STORE: ${address} is not like s3://bucket/prefix`);
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store({ ...s3, bucket }, prefix);
}

/** The server and credentials of `S3_…`. */
export function readS3Variables(
  variables: Readonly<Record<string, string | undefined>>,
): Omit<S3Config, 'bucket'> {
  const given = (name: string): string | undefined => {
    const value = variables[name]?.trim() ?? '';
    return value === '' ? undefined : value;
  };
  return {
    endpoint: given('S3_ENDPOINT'),
    region: given('S3_REGION') ?? 'us-east-1',
    accessKeyId: given('S3_ACCESS_KEY_ID'),
    secretAccessKey: given('S3_SECRET_ACCESS_KEY'),
  };
}
