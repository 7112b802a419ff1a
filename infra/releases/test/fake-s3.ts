import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The calls of the S3 protocol that the store uses, conditional creation included, over a map. */
export function createFakeS3(objects: Map<string, Buffer>): Server {
  return createServer((request, response) => {
    answer(objects, request, response).catch(() => response.writeHead(500).end());
  });
}

async function answer(
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://s3');
  const body = await contentOf(request);
  const found = objects.get(url.pathname);
  const fail = (status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`);
  switch (request.method) {
    case 'PUT':
      if (request.headers['if-none-match'] === '*' && found !== undefined)
        return void fail(412, 'PreconditionFailed');
      objects.set(url.pathname, body);
      return void response.writeHead(200).end();
    case 'DELETE':
      objects.delete(url.pathname);
      return void response.writeHead(204).end();
    default:
      if (url.searchParams.get('list-type') === '2') return void response.end(listing(objects, url));
      return void (found === undefined ? fail(404, 'NoSuchKey') : response.writeHead(200).end(found));
  }
}

function listing(objects: Map<string, Buffer>, { pathname, searchParams }: URL): string {
  const bucket = `${pathname.replace(/\/$/, '')}/`;
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(`${bucket}${searchParams.get('prefix') ?? ''}`))
    .map((key) => `<Contents><Key>${key.slice(bucket.length)}</Key></Contents>`);
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${keys.join('')}</ListBucketResult>`;
}

/** The client may send its body in signed chunks: `<size>;…\r\n<bytes>\r\n`. */
async function contentOf(request: IncomingMessage): Promise<Buffer> {
  const body = await buffer(request);
  if (request.headers['x-amz-decoded-content-length'] === undefined) return body;
  const start = body.indexOf('\r\n') + 2;
  return body.subarray(start, start + Number(request.headers['x-amz-decoded-content-length']));
}
