import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { end, failed, given, listening, type OutsideServer } from './outside-server.ts';

/** A node starts in six to nine seconds on a small machine, and later on a busy one. */
const startTimeoutMs = 90_000;

/**
 * The RabbitMQ that `AMQP_URL` names, else a private node of our own (`rabbitmq-server`): free ports, its files, its
 * cookie and its name server's port in a folder of its own, so that it is independent of other nodes on this machine.
 */
export async function startRabbit(): Promise<OutsideServer> {
  const named = process.env['AMQP_URL'];
  if (named !== undefined && named !== '') return given(named);
  const folder = await mkdtemp(join(tmpdir(), 'rabbit-'));
  const [port, distPort, epmdPort] = [await freePort(), await freePort(), await freePort()];
  const plugins = join(folder, 'enabled_plugins');
  await writeFile(plugins, '[].');
  const env = {
    ...process.env,
    HOME: folder,
    ERL_EPMD_PORT: String(epmdPort),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: `test${port}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(distPort),
    RABBITMQ_MNESIA_BASE: folder,
    RABBITMQ_LOG_BASE: folder,
    RABBITMQ_PID_FILE: join(folder, 'pid'),
    RABBITMQ_ENABLED_PLUGINS_FILE: plugins,
    RABBITMQ_CONFIG_FILE: join(folder, 'none'),
    RABBITMQ_CONF_ENV_FILE: join(folder, 'none'),
    RABBITMQ_LOGS: join(folder, 'node.log'),
  };

  async function start(): Promise<ChildProcess> {
    // A separate process group: the script starts the node as a child, and both must be killed.
    const child = spawn(serverScript, [], { env, stdio: 'ignore', detached: true });
    await Promise.race([failed(child), listening(port, child, startTimeoutMs)]);
    return child;
  }

  // Erlang's name server: if the node started it, it would outlive the node.
  const names = spawn('epmd', ['-port', String(epmdPort), '-address', '127.0.0.1'], { stdio: 'ignore' });
  await Promise.race([failed(names), listening(epmdPort, names)]);
  let child = await start();
  return {
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    isOurs: true,
    kill: () => endGroup(child),
    async restart() {
      child = await start();
    },
    async stop() {
      await endGroup(child);
      await end(names, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Debian's own start script changes to another user and to fixed folders; this one takes them from the environment. */
const serverScript = '/usr/lib/rabbitmq/bin/rabbitmq-server';

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await exited;
}
