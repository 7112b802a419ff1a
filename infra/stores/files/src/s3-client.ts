import { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from './s3-config.ts';

/** The client of S3, or of a server that implements its protocol. Without credentials it uses those of the machine. */
export function createS3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Config): S3Client {
  return new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  });
}
