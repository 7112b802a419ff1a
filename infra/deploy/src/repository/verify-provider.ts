import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { VerificationRun } from '@pathshala/pact/given-pacts';
import { readPact } from '@pathshala/pact/pact-files';
import { openPactStore } from '@pathshala/pact/pact-store';
import { callerState, verifyPact, type ProducedEvent, type Verification } from '@pathshala/pact/verify';
import { Rejection } from '@pathshala/releases/rejection';
import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import { identityOf } from '@pathshala/service-testing/test-client';
import { z } from 'zod';

interface StartedProvider {
  readonly name: string;
  readonly folder: string;
  readonly provider: { readonly start: string; readonly path: string };
}

const startTimeoutMs = 30_000;
const stopTimeoutMs = 5_000;
const known = z.object({ states: z.array(z.string()).default([]), events: z.array(z.string()).default([]) });
const produced = z.object({ routingKey: z.string(), body: z.unknown() });
const values = z.record(z.string(), z.unknown());

/**
 * Starts a service and verifies pacts with it, in whatever language it is written. It listens at PORT, and beside its calls
 * has one for this run: GET names the states and events that it can prepare, POST `{ state, params }` prepares one and
 * answers with its values, POST `{ event }` causes one and answers with its routing key and body.
 */
export async function verifyProvider(
  { name, folder, provider }: StartedProvider,
  { store, version, files }: VerificationRun,
): Promise<string> {
  const key = randomBytes(24).toString('hex');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), INTERNAL_SIGNING_KEY: key };
  const child = spawn(provider.start, {
    cwd: folder,
    env,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  try {
    const address = `${url}${provider.path}`;
    const can = await untilKnown(child, address, () => printed);
    const signer = createIdentitySigner({ key });
    const opened = openPactStore(store);
    for (const file of files) {
      const verification = preparedBy({ name, url, address, signer }, can);
      const mismatches = await verifyPact({ ...verification, file });
      opened.recordVerification({ part: name, version }, { pact: readPact(file), mismatches });
    }
  } finally {
    await endOf(child, ended);
  }
  return `${provider.start}:\n${printed}`;
}

interface Asked {
  readonly name: string;
  readonly url: string;
  readonly address: string;
  readonly signer: ReturnType<typeof createIdentitySigner>;
}

function preparedBy(
  { name, url, address, signer }: Asked,
  { states, events }: z.infer<typeof known>,
): Omit<Verification, 'file'> {
  let headers: Record<string, string> = {};
  return {
    provider: name,
    url,
    headers: () => headers,
    states: {
      ...Object.fromEntries(
        states.map((state) => [
          state,
          async (params: object) => values.parse(await post(address, { state, params })),
        ]),
      ),
      async [callerState](person) {
        headers = { 'x-identity': await signer.sign(identityOf(person), name) };
        return {};
      },
    },
    events: Object.fromEntries(
      events.map((event) => [
        event,
        async (): Promise<ProducedEvent> => produced.parse(await post(address, { event })),
      ]),
    ),
  };
}

async function post(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status} to ${JSON.stringify(body)}: ${text}`);
  return text === '' ? {} : (JSON.parse(text) as unknown);
}

async function untilKnown(
  child: ChildProcess,
  address: string,
  printed: () => string,
): Promise<z.infer<typeof known>> {
  const end = Date.now() + startTimeoutMs;
  while (child.exitCode === null && Date.now() < end) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return known.parse(await answer.json());
    await wait(100);
  }
  throw new Rejection(
    `The provider did not answer GET ${address} with the states and events that it can prepare. It printed: ${printed()}`,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The shell's children as well. */
async function endOf({ pid, exitCode }: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (exitCode !== null || pid === undefined) return;
  process.kill(-pid, 'SIGTERM');
  const timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(timer);
}
