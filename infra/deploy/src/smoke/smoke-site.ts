import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RouteAccess } from '@pathshala/web-kit/registry';
import { typeOf, type LiveShell } from '../live-shell.ts';
import type { CandidateBuild } from '../publish/read-build.ts';

export interface SmokeSite {
  readonly url: string;
  stop(): void;
}

/**
 * The policy is as strict about scripts as the gateway's: a remote that evaluates text fails here and not before visitors.
 */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; object-src 'none'";

/** The live shell with the candidate as its one remote. The API knows the visitor and has nothing else. */
export async function startSmokeSite(options: {
  readonly build: CandidateBuild;
  readonly shell: LiveShell;
  readonly access: RouteAccess;
}): Promise<SmokeSite> {
  const { build, shell, access } = options;
  const { name, version } = build.description;
  const base = `/mfe/${name}/${version}/`;

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (path.startsWith('/api/')) return answerApi(path, response, access);
    if (path === '/mfe/registry.json') return sendJson(response, 200, { [name]: build.description });
    if (path.startsWith(base)) {
      const file = path.slice(base.length);
      return send(response, build.files.get(file) ?? null, typeOf(file));
    }
    if (/\.\w+$/.test(path)) {
      const found = await shell.file(path);
      return found === null ? send(response, null, '') : send(response, found.content, found.type);
    }
    await sendPage(response, { shell, registry: { [name]: build.description }, access });
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://smoke');
    answer(pathname, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function sendPage(
  response: ServerResponse,
  {
    shell,
    registry,
    access,
  }: { readonly shell: LiveShell; readonly registry: unknown; readonly access: RouteAccess },
): Promise<void> {
  const page = await shell.file('/index.html');
  const whole = withRegistry(page?.content.toString() ?? '', registry);
  const html = access === 'visitor' ? withEarlyPage(whole) : whole;
  response.setHeader('content-security-policy', policy);
  send(response, Buffer.from(html), 'text/html; charset=utf-8');
}

function answerApi(path: string, response: ServerResponse, access: RouteAccess): void {
  const name = 'Smoke';
  const user = { _id: '0'.repeat(24), username: 'smoke', name, email: 'smoke@example.org', role: access };
  if (path === '/api/users/user' && access !== 'visitor') sendJson(response, 200, user);
  else if (path === '/api/users/user') sendJson(response, 401, { error: 'Log in.', code: 'auth.no-session' });
  else sendJson(response, 404, { error: 'Nothing is here.', code: 'common.not-found', requestId: 'smoke' });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function send(response: ServerResponse, content: Buffer | null, type: string): void {
  if (content === null) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': type }).end(content);
}

/** The gateway sends visitors a page before the scripts run; the shell shows the running one when it has something to show. */
function withEarlyPage(html: string): string {
  if (html.includes('id="early"')) return html;
  // The page is in English, as is the browser of the smoke run.
  const early = '<div id="early" lang="en"><p>Smoke</p></div>';
  return html.replace(/<div id="?root"?>/u, (root) => `${early}${root}`);
}

/** A page of a running site has a registry already. */
function withRegistry(html: string, registry: unknown): string {
  const data = JSON.stringify(registry).replaceAll('<', String.raw`\u003c`);
  const block = `<script type="application/json" id="registry">${data}</script>`;
  const known = /<script type="application\/json" id="registry">.*?<\/script>/s;
  if (known.test(html)) return html.replace(known, () => block);
  const place = html.search(/<script\b|<\/head>/i);
  return `${html.slice(0, place)}${block}${html.slice(place)}`;
}
