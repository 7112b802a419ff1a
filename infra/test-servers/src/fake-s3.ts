import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The fault of the server that a call meets. `after-half`: the connection ends within the upload. */
export type S3Fault = 'slow-down' | 'after-half' | { readonly delayMs: number };

interface FakeS3Options {
  /** The only key that is accepted (default: every key is). */
  readonly accessKeyId?: string;
  readonly faultOf?: (request: IncomingMessage) => S3Fault | undefined;
}

/** The calls of the S3 protocol that the product uses, conditional creation included, over a map by path: `/bucket/key`. */
export function createFakeS3(objects: Map<string, Buffer>, options: FakeS3Options = {}): Server {
  return createServer((request, response) => {
    answer(objects, { request, response, ...options }).catch(() => response.destroy());
  });
}

interface Call extends FakeS3Options {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

type Fail = (status: number, code: string) => void;

async function answer(objects: Map<string, Buffer>, { request, response, ...options }: Call): Promise<void> {
  const fault = options.faultOf?.(request);
  if (fault === 'after-half') return void request.once('data', () => request.destroy());
  const fail: Fail = (status, code) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  const body = await contentOf(request);
  if (fault === 'slow-down') return fail(503, 'SlowDown');
  if (fault !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  if (!isKnown(request, options.accessKeyId)) return fail(403, 'InvalidAccessKeyId');
  perform(objects, { request, response, body, fail });
}

function isKnown(request: IncomingMessage, accessKeyId: string | undefined): boolean {
  if (accessKeyId === undefined) return true;
  return request.headers.authorization?.includes(`Credential=${accessKeyId}/`) === true;
}

interface Received extends Pick<Call, 'request' | 'response'> {
  readonly body: Buffer;
  readonly fail: Fail;
}

function perform(objects: Map<string, Buffer>, { request, response, body, fail }: Received): void {
  const url = new URL(request.url ?? '', 'http://s3');
  const found = objects.get(url.pathname);
  if (request.method === 'PUT') {
    if (request.headers['if-none-match'] === '*' && found !== undefined)
      return fail(412, 'PreconditionFailed');
    objects.set(url.pathname, body);
    return void response.writeHead(200).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(url.pathname);
    return void response.writeHead(204).end();
  }
  if (url.searchParams.get('list-type') === '2') return void response.end(listing(objects, url));
  if (found === undefined) return fail(404, 'NoSuchKey');
  response.writeHead(200).end(found);
}

/** At most a thousand keys, as S3 answers; the rest by the token. */
const maxKeys = 1_000;

function listing(objects: Map<string, Buffer>, { pathname, searchParams }: URL): string {
  const bucket = `${pathname.replace(/\/$/, '')}/`;
  const after = searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(`${bucket}${searchParams.get('prefix') ?? ''}`) && key > after)
    .toSorted();
  const page = keys.slice(0, maxKeys);
  const contents = page.map((key) => {
    const size = objects.get(key)?.length ?? 0;
    const name = key.slice(bucket.length);
    return `<Contents><Key>${name}</Key><Size>${size}</Size><LastModified>2026-01-15T10:00:00.000Z</LastModified></Contents>`;
  });
  const isTruncated = keys.length > page.length;
  const token = isTruncated ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`;
}

/** The client may send its body in chunks: `<size>;…\r\n<bytes>\r\n`, the last one of size 0. */
async function contentOf(request: IncomingMessage): Promise<Buffer> {
  const body = await buffer(request);
  if (request.headers['x-amz-decoded-content-length'] === undefined) return body;
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const line = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, line), 16);
    if (line < 0 || !(size > 0)) return Buffer.concat(chunks);
    chunks.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
