import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Config } from './s3-config.ts';
import type { Files } from './port.ts';
import { safeKey } from './safe-key.ts';

/** Files in a bucket of S3 or of a server that speaks its protocol. Without credentials it uses those of the machine. */
export function createS3Files(config: S3Config): Files {
  const { accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    region: config.region,
    ...(config.endpoint === undefined ? {} : { endpoint: config.endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  });
  const at = (key: string) => ({ Bucket: config.bucket, Key: safeKey(key) });
  return {
    async put(key, content, contentType) {
      await client.send(new PutObjectCommand({ ...at(key), Body: content, ContentType: contentType }));
    },
    async get(key) {
      try {
        const found = await client.send(new GetObjectCommand(at(key)));
        const content = (await found.Body?.transformToByteArray()) ?? new Uint8Array();
        return { content, contentType: found.ContentType ?? 'application/octet-stream' };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}
