import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createS3Client } from '@pathshala/stores/files/s3-client';
import { safeKey } from '@pathshala/stores/files/safe-key';
import type { S3Config } from '@pathshala/stores/files/s3-config';
import type { ReleaseStore } from './port.ts';

/** A bucket, below `prefix`. The server must know conditional writes (`If-None-Match`): AWS and MinIO do. */
export function openS3Store(config: S3Config, prefix: string): ReleaseStore {
  const { bucket: Bucket } = config;
  const client = createS3Client(config);
  const start = prefix === '' ? '' : `${prefix}/`;
  const at = (key: string) => ({ Bucket, Key: `${start}${safeKey(key)}` });
  return {
    async create(key, content) {
      try {
        await client.send(new PutObjectCommand({ ...at(key), Body: content, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        if (error instanceof S3ServiceException && isConflict(error)) return false;
        throw error;
      }
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return (await Body?.transformToByteArray()) ?? new Uint8Array();
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async list(below) {
      const keys: string[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${start}${below}` })) {
        for (const { Key = '' } of page.Contents ?? []) keys.push(Key.slice(start.length));
      }
      return keys.sort();
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}

/** 412: the object exists. 409: another writer creates it at this moment. */
function isConflict({ $metadata: { httpStatusCode } }: S3ServiceException): boolean {
  return httpStatusCode === 412 || httpStatusCode === 409;
}
