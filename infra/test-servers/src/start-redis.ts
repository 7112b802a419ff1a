import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { end, failed, given, listening, type OutsideServer } from './outside-server.ts';

/** The Redis that `REDIS_URL` names, else one of our own (`redis-server`, append-only file flushed at every write). */
export async function startRedis(): Promise<OutsideServer> {
  const named = process.env['REDIS_URL'];
  if (named !== undefined && named !== '') return given(named);
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    appendfsync: 'always',
    save: '',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);

  async function start(): Promise<ChildProcess> {
    const child = spawn('redis-server', options, { stdio: ['ignore', 'ignore', 'inherit'] });
    await Promise.race([failed(child), listening(port, child)]);
    return child;
  }

  let child = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    isOurs: true,
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      child = await start();
    },
    async stop() {
      await end(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
