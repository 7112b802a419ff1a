import type { Agent } from 'node:https';
import { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from './s3-config.ts';

export interface S3Connection {
  readonly httpsAgent?: Agent;
  /** Milliseconds without a byte after which a connection is given up: the client itself waits forever. */
  readonly socketTimeout?: number;
}

/** The client of S3, or of a server that implements its protocol. Without credentials it uses those of the machine. */
export function createS3Client(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Config,
  connection: S3Connection = {},
): S3Client {
  return new S3Client({
    region,
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000, ...connection },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  });
}
