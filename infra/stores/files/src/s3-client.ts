import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Config } from './s3-config.ts';

/**
 * The client of S3, or of a server that implements its protocol. Without credentials it uses those of the machine.
 * `connection`: agents and timeouts.
 */
export function createS3Client(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Config,
  connection?: S3ClientConfig['requestHandler'],
): S3Client {
  return new S3Client({
    region,
    ...(connection !== undefined && { requestHandler: connection }),
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  });
}
