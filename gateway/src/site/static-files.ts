import { open, type FileHandle } from 'node:fs/promises';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Exchange } from '../http/exchange.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.map': 'application/json; charset=utf-8',
};
const suffixes = { br: '.br', gzip: '.gz' } as const;

export type Keeping = 'for-good' | 'an-hour';

const cacheControl: Record<Keeping, string> = {
  'for-good': 'public, max-age=31536000, immutable',
  'an-hour': 'public, max-age=3600',
};

/** Only file types that a build emits; also what tells a path of a file from one of a page. */
export function isFilePath(path: string): boolean {
  return extname(path) in types || /\.(html|php|aspx?|env|git|sql|zip|gz|br)$/.test(path);
}

/** Sends the file, or its compressed sibling where the reader takes one. False: there is no such file. */
export async function sendFile(exchange: Exchange, file: string, keeping: Keeping): Promise<boolean> {
  const type = types[extname(file)];
  if (type === undefined) return false;
  const { response, coding } = exchange;
  const compressed = coding === null ? null : await openFile(`${file}${suffixes[coding]}`);
  // Closed at the end whatever happens: a reader who left before the first byte leaves no open file behind.
  await using handle = compressed ?? (await openFile(file));
  if (handle === null) return false;
  const { size } = await handle.stat();
  response.setHeader('content-type', type);
  response.setHeader('content-length', size);
  response.setHeader('cache-control', cacheControl[keeping]);
  response.setHeader('vary', 'Accept-Encoding');
  if (compressed !== null && coding !== null) response.setHeader('content-encoding', coding);
  await send(exchange, handle);
  return true;
}

async function send({ request, response }: Exchange, handle: FileHandle): Promise<void> {
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    await pipeline(handle.createReadStream({ autoClose: false }), response);
  } catch (error) {
    // The reader left; there is nobody to tell.
    if (!response.destroyed) throw error;
  }
}

async function openFile(path: string): Promise<FileHandle | null> {
  try {
    const handle = await open(path);
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
    return null;
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code))
    ) {
      return null;
    }
    throw error;
  }
}
