import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addressVariableOf, services } from '@pathshala/platform';
import { freePort } from '@pathshala/test-servers/free-port';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
const readyTimeoutMs = 60_000;
/** The gateway tries an address that refused its connection again each second. */
const foundWithinMs = 1500;
/** The drain time of the images: longer than the gateway holds a connection without a call. */
const drainSeconds = 5;

type Environment = Readonly<Record<string, string | undefined>>;

/** A gateway and one replica of each service, each of which has a second address for its successor. */
interface ReplicatedSite {
  readonly url: string;
  /** Starts another program as a second replica of the service, beside the running one. */
  join(service: string, script: string): Promise<void>;
  /** Starts a successor, waits until it is ready, then stops the running replica by SIGTERM. Throws unless that exits with 0. */
  replace(service: string): Promise<void>;
  stop(): Promise<void>;
}

interface Replica {
  readonly process: ChildProcess;
  readonly port: number;
}

/** Resolves when it is ready; a gateway is so only with its pages, which are not needed here. */
async function startReplica(script: string, port: number, env: Environment): Promise<Replica> {
  const child = spawn(process.execPath, [script], {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isGateway = script.includes('/gateway/');
  await untilOk(`http://127.0.0.1:${port}${isGateway ? '/healthz' : '/readyz'}`);
  return { process: child, port };
}

export async function startReplicatedSite(env: Environment): Promise<ReplicatedSite> {
  const running = new Map<string, Replica>();
  const ports = new Map<string, readonly [number, number]>();
  for (const { name } of services) ports.set(name, [await freePort(), await freePort()]);
  const gatewayPort = await freePort();
  const url = `http://127.0.0.1:${gatewayPort}`;
  const shared = { ...process.env, ...env, PUBLIC_URL: url, DRAIN_SECONDS: String(drainSeconds) };

  const joined: Replica[] = [];
  async function start(name: string, port: number, more: Environment = {}): Promise<void> {
    running.set(name, await startReplica(`${root}/${name}/src/main.ts`, port, { ...shared, ...more }));
  }

  const addresses = [...ports].map(([name, both]) => [
    addressVariableOf(name),
    both.map((port) => `http://127.0.0.1:${port}`).join(','),
  ]);
  const stop = async () => {
    await Promise.all([...running.values(), ...joined].map((replica) => stopped(replica.process)));
  };
  try {
    for (const [name, [port]] of ports) await start(name, port);
    await start('gateway', gatewayPort, Object.fromEntries(addresses) as Environment);
  } catch (error) {
    await stop();
    throw error;
  }

  function freePortOf(service: string) {
    const old = running.get(service);
    const free = ports.get(service)?.find((port) => port !== old?.port);
    if (old === undefined || free === undefined) throw new Error(`${service} does not run here`);
    return { old, free };
  }

  return {
    url,
    async join(service, script) {
      joined.push(await startReplica(script, freePortOf(service).free, shared));
      await wait(foundWithinMs);
    },
    async replace(service) {
      const { old, free } = freePortOf(service);
      await start(service, free);
      await wait(foundWithinMs);
      const code = await stopped(old.process);
      if (code !== 0) throw new Error(`${service} ended with ${code}`);
    },
    stop,
  };
}

async function stopped(child: ChildProcess): Promise<number | null> {
  const exited = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  return (await exited)[0];
}

async function untilOk(url: string): Promise<void> {
  const end = Date.now() + readyTimeoutMs;
  while (!(await isOk(url))) {
    if (Date.now() > end) throw new Error(`${url} has not answered with 200 within ${readyTimeoutMs} ms`);
    await wait(100);
  }
}

const isOk = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
