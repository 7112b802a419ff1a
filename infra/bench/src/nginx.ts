import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './server-process.ts';

/** nginx in front of the product or of a service, as an ingress stands there. Without TLS: its records would be counted with what they carry. */
interface Nginx {
  readonly port: number;
  stop(): Promise<void>;
}

const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

interface Front {
  /** The port behind it. */
  readonly target: number;
  readonly isHttp2: boolean;
}

/** Connections to the target are keep-alive: a new one for each request would cost more than the request. */
const configuration = (folder: string, port: number, { target, isHttp2 }: Front) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  keepalive_requests 1000000;
  upstream target {
    server 127.0.0.1:${target};
    keepalive 32;
    keepalive_requests 1000000;
  }
  server {
    listen 127.0.0.1:${port}${isHttp2 ? ' http2' : ''};
    location / {
      proxy_pass http://target;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;

/** Null where nginx is not installed. */
export async function startNginx(front: Front): Promise<Nginx | null> {
  const nginx = places.find((place) => existsSync(place));
  if (nginx === undefined) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, front));
  const child = spawn(nginx, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  while (!existsSync(path.join(folder, 'nginx.pid'))) {
    if (child.exitCode !== null) throw new Error('nginx ended before it was ready');
    await wait(20);
  }
  return {
    port,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
