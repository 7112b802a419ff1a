import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createS3Files } from './s3-files.ts';

interface Stored {
  readonly content: Buffer;
  readonly type: string | undefined;
}

/** The three calls of the S3 protocol that we use, over a map. */
function startS3(stored: Map<string, Stored>): Server {
  return createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const answer = async (): Promise<void> => {
      if (request.method === 'PUT')
        stored.set(path, { content: await unchunked(request), type: request.headers['content-type'] });
      if (request.method === 'DELETE') stored.delete(path);
      const found = stored.get(path);
      if (request.method !== 'GET') response.writeHead(request.method === 'PUT' ? 200 : 204).end();
      else if (found !== undefined)
        response.writeHead(200, { 'content-type': found.type ?? '' }).end(found.content);
      else
        response
          .writeHead(404, { 'content-type': 'application/xml' })
          .end('<Error><Code>NoSuchKey</Code></Error>');
    };
    answer().catch(() => response.writeHead(500).end());
  });
}

/** The client may send its body in signed chunks: `<size>;…\r\n<bytes>\r\n`. */
async function unchunked(request: IncomingMessage): Promise<Buffer> {
  const body = await buffer(request);
  if (request.headers['x-amz-decoded-content-length'] === undefined) return body;
  const start = body.indexOf('\r\n') + 2;
  return body.subarray(start, start + Number(request.headers['x-amz-decoded-content-length']));
}

describe('files in S3', () => {
  const stored = new Map<string, Stored>();
  const server = startS3(stored);
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('returns and deletes a file', async () => {
    const files = createS3Files({
      bucket: 'uploads',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    });
    await files.put('photos/a.webp', new Uint8Array([1, 2, 3]), 'image/webp');
    expect([...stored.keys()]).toEqual(['/uploads/photos/a.webp']);
    const found = await files.get('photos/a.webp');
    expect(found?.contentType).toBe('image/webp');
    expect([...(found?.content ?? [])]).toEqual([1, 2, 3]);
    await files.delete('photos/a.webp');
    expect(await files.get('photos/a.webp')).toBeNull();
    await expect(files.get('../a')).rejects.toThrow('no permitted form');
  });

  it('is an unavailable store when the bucket does not answer or refuses the call', async () => {
    const refusing = createServer((_, response) =>
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'),
    );
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    for (const port of [(refusing.address() as AddressInfo).port, 9]) {
      const files = createS3Files({
        bucket: 'uploads',
        endpoint: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'key',
      });
      await expect(files.get('a.webp')).rejects.toBeInstanceOf(StoreUnavailableError);
      await expect(files.put('a.webp', new Uint8Array([1]), 'image/webp')).rejects.toBeInstanceOf(
        StoreUnavailableError,
      );
    }
    refusing.close();
  });
});
