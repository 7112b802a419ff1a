import { access } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Request } from 'express';
import { acceptedCodings, type Coding } from '../http/compress-response.ts';
import type { GatewayResponse } from '../http/request-context.ts';
import { dropDocumentHeaders } from '../http/security-headers.ts';

/** The file types that a build emits; nothing else is served. */
const servedTypes = new Set(
  '.js .css .json .webmanifest .svg .png .jpg .webp .avif .ico .woff2 .txt .xml .map'.split(' '),
);
/** The types of files that a browser never shows as a document. SVG is shown as one. */
const resourceTypes = new Set(['.js', '.css', '.woff2', '.json']);
/** Compressed by their format: there is no copy that depends on the request. */
const packedTypes = new Set(['.woff2', '.png', '.jpg', '.webp', '.avif']);
const suffixes: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

export interface StaticFile {
  readonly folder: string;
  /** Below `folder`, with a slash at the start. */
  readonly path: string;
  readonly cacheSeconds: number;
  readonly isImmutable: boolean;
  /** The content security policy of a script that runs as a worker. */
  readonly policy?: string;
}

/** Returns whether a path is that of a file, not of a page. */
export function isFilePath(path: string): boolean {
  return servedTypes.has(extname(path)) || /\.(html|php|aspx?|env|git|sql|zip|gz|br)$/.test(path);
}

/**
 * Sends the file, or its precompressed copy where the client accepts that. Resolves to false when there is no such file.
 * Express' own `sendFile` and not sirv: sirv 3 leaves the file open when the client leaves, and looks for the files once.
 */
export async function sendFile(
  request: Request,
  response: GatewayResponse,
  file: StaticFile,
): Promise<boolean> {
  const type = extname(file.path);
  if (!servedTypes.has(type)) return false;
  const coding = await findCopy(request, file);
  if (coding === null && !(await exists(`${file.folder}${file.path}`))) return false;
  response.type(type);
  if (!packedTypes.has(type)) response.vary('Accept-Encoding');
  if (resourceTypes.has(type)) dropDocumentHeaders(response);
  if (file.policy !== undefined) response.setHeader('content-security-policy', file.policy);
  if (coding !== null) response.setHeader('content-encoding', coding);
  return send(response, coding === null ? file : { ...file, path: `${file.path}${suffixes[coding]}` });
}

async function findCopy(request: Request, { folder, path }: StaticFile): Promise<Coding | null> {
  for (const coding of acceptedCodings(request)) {
    if (await exists(`${folder}${path}${suffixes[coding]}`)) return coding;
  }
  return null;
}

function send(response: GatewayResponse, file: StaticFile): Promise<boolean> {
  const { folder: root, path, cacheSeconds, isImmutable: immutable } = file;
  const maxAge = cacheSeconds * 1000;
  // A file whose name changes with its content is never requested again, so these headers are useless for it.
  const describes = { acceptRanges: !immutable, lastModified: !immutable };
  if (immutable) response.removeHeader('x-request-id');
  return new Promise((resolve, reject) => {
    response.sendFile(path, { root, immutable, maxAge, ...describes }, (error?: Error) => {
      // A client that disconnects early is no failure of the gateway.
      if (error === undefined || response.headersSent || response.destroyed) return resolve(true);
      for (const name of ['content-type', 'content-encoding', 'vary']) response.removeHeader(name);
      response.setHeader('x-request-id', response.locals.requestId);
      if ('status' in error && error.status === 404) resolve(false);
      else reject(error);
    });
  });
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
