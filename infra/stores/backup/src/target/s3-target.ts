import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { createS3Client, type S3Connection } from '../../../files/src/s3-client.ts';
import type { S3Config } from '../../../files/src/s3-config.ts';
import { safeKey } from '../../../files/src/safe-key.ts';
import type { BackupTarget } from './port.ts';

/** A bucket, below `prefix`. */
export function createS3Target(config: S3Config, prefix: string, connection?: S3Connection): BackupTarget {
  const { bucket: Bucket } = config;
  const client = createS3Client(config, connection);
  const start = prefix === '' ? '' : `${prefix}/`;
  const at = (key: string) => ({ Bucket, Key: `${start}${safeKey(key)}` });
  return {
    name: `s3://${Bucket}/${prefix}`,
    async put(key, content) {
      await client.send(new PutObjectCommand({ ...at(key), Body: content }));
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return (await Body?.transformToByteArray()) ?? new Uint8Array();
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async list(below) {
      const found = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${start}${below}` })) {
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
          found.push({
            key: Key.slice(start.length),
            bytes: Size,
            modifiedAt: LastModified?.getTime() ?? 0,
          });
      }
      return found.sort((one, other) => (one.key < other.key ? -1 : 1));
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}
