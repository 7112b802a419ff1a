import { Agent } from 'node:https';
import { PrivateAddressError, type Reach } from '@pathshala/service-kit/http/public-address';
import { ExportFailure } from '../domain/export-run.ts';
import type { BucketDestination } from '../domain/scheduled-export.ts';
import type { ExportBuckets } from '../ports.ts';

const timeoutMs = 60_000;

interface S3Error {
  readonly name?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/**
 * Buckets of S3 that administrators name. Names are resolved by the connection itself, which fails for an address that is not
 * public, as for webhooks; `allowedOrigins` are those of servers in the school's own network that the operator names.
 */
export function createS3Buckets({ urlOf, lookup }: Reach, allowedOrigins: readonly string[]): ExportBuckets {
  const isAllowed = (endpoint: string): boolean =>
    URL.canParse(endpoint) && allowedOrigins.includes(new URL(endpoint).origin);

  async function clientOf({ endpoint, region, accessKeyId }: BucketDestination, secretAccessKey: string) {
    const { createS3Client } = await import('@pathshala/stores/files/s3-client');
    const httpsAgent = new Agent(isAllowed(endpoint) ? {} : { lookup });
    return createS3Client(
      {
        bucket: '',
        endpoint: endpoint === '' ? undefined : endpoint,
        region,
        accessKeyId,
        secretAccessKey,
      },
      { httpsAgent },
    );
  }

  const mayCall = (endpoint: string): boolean =>
    endpoint === '' || isAllowed(endpoint) || urlOf(endpoint) !== null;

  return {
    mayCall,
    async put(place, { key, content, contentType, secretAccessKey }) {
      if (!mayCall(place.endpoint)) throw new ExportFailure('private-address', { isFinal: true });
      const { PutObjectCommand } = await import('@aws-sdk/client-s3');
      const client = await clientOf(place, secretAccessKey);
      const object = { Bucket: place.bucket, Key: key, Body: content, ContentType: contentType };
      try {
        await client.send(new PutObjectCommand(object), { abortSignal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        throw failureOf(error);
      } finally {
        client.destroy();
      }
    },
  };
}

const isPrivate = (error: S3Error): boolean => error.code === new PrivateAddressError('').code;

/** A refusal of the server is final; what can pass by itself is tried again. */
function failureOf(thrown: unknown): ExportFailure {
  const error: S3Error = thrown instanceof Error ? thrown : {};
  const { name = '', code, $metadata } = error;
  if (isPrivate(error)) return new ExportFailure('private-address', { isFinal: true });
  const status = $metadata?.httpStatusCode;
  if (status === undefined) return new ExportFailure('bucket-unreachable', { detail: code ?? name });
  const passes = status >= 500 || status === 408 || status === 429;
  return new ExportFailure('bucket-refused', { detail: `${name} (${status})`, isFinal: !passes });
}
