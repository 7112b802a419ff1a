import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import type { S3Config } from './s3-config.ts';
import type { Files } from './port.ts';
import { createS3Client } from './s3-client.ts';
import { reachedStore } from './reached-store.ts';
import { safeKey } from './safe-key.ts';

/** Files in a bucket of S3, or of a server that implements its protocol. */
export function createS3Files(config: S3Config): Files {
  const client = createS3Client(config);
  const at = (key: string) => ({ Bucket: config.bucket, Key: safeKey(key) });
  return {
    async put(key, content, contentType) {
      const command = new PutObjectCommand({ ...at(key), Body: content, ContentType: contentType });
      await reachedStore(() => client.send(command));
    },
    async get(key) {
      const command = new GetObjectCommand(at(key));
      return reachedStore(async () => {
        try {
          const found = await client.send(command);
          const content = (await found.Body?.transformToByteArray()) ?? new Uint8Array();
          return { content, contentType: found.ContentType ?? 'application/octet-stream' };
        } catch (error) {
          if (error instanceof NoSuchKey) return null;
          throw error;
        }
      });
    },
    async delete(key) {
      const command = new DeleteObjectCommand(at(key));
      await reachedStore(() => client.send(command));
    },
  };
}
