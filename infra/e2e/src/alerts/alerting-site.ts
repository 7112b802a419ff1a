import { createServer } from '@pathshala/service-kit/http/node-http';
import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import { visitorAt } from '@pathshala/service-kit/identity/visitor';
import { startEmbedded } from '@pathshala/local/embedded';
import type { Job } from '@pathshala/service-kit/service/service';

/** The embedded product, with faults that a test orders over IPC: `node alerting-site.ts <data directory>`. */
export type Fault =
  | { readonly is: 'block'; readonly ms: number }
  | { readonly is: 'allocate'; readonly bytes: number }
  | { readonly is: 'release' }
  | { readonly is: 'fail job' }
  | { readonly is: 'mend job' }
  | { readonly is: 'stop service'; readonly name: string }
  | { readonly is: 'refuse token' };

let held: Buffer[] = [];

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** The job that runs most often: it is due first. */
function quickestJob(): { run: Job['run'] } & Job {
  const jobs = site.services
    .flatMap((service) => service.jobs)
    .filter(({ name }) => name !== 'measure-events' && name !== 'check-results');
  const [quickest] = jobs.toSorted((one, other) => one.everyMs - other.everyMs);
  if (quickest === undefined) throw new Error('no service has a job');
  return quickest;
}

let mended: (() => void) | undefined;

function failJob(): void {
  const job: { run: Job['run'] } = quickestJob();
  const { run } = job;
  job.run = () => Promise.reject(new Error('broken by the test'));
  mended = () => {
    job.run = run;
  };
}

/** Calls a service as a gateway with another key would. */
async function refuseToken(): Promise<void> {
  const [service] = site.services;
  if (service === undefined) return;
  const server = createServer({}, service.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const signer = createIdentitySigner({ key: 'the key of another gateway, 32 long' });
  const headers = { 'x-identity': await signer.sign(visitorAt('203.0.113.1'), service.name) };
  await fetch(`http://127.0.0.1:${port}/users/user`, { headers });
  server.close();
}

const acts: { readonly [Is in Fault['is']]: (fault: Fault & { readonly is: Is }) => unknown } = {
  block: ({ ms }) => block(ms),
  allocate: ({ bytes }) => held.push(Buffer.alloc(bytes, 1)),
  release() {
    held = [];
    globalThis.gc?.();
  },
  'fail job': failJob,
  'mend job': () => mended?.(),
  'refuse token': refuseToken,
  'stop service': ({ name }) => site.services.find((service) => service.name === name)?.stop(),
};

async function obey(fault: Fault): Promise<void> {
  await (acts[fault.is] as (ordered: Fault) => unknown)(fault);
}

process.on('message', ({ id, fault }: { id: number; fault: Fault }) => {
  void obey(fault).then(() => process.send?.({ id }));
});
process.on('disconnect', () => process.exit());

const site = await startEmbedded({
  dataDir: process.argv[2] ?? '',
  port: 0,
  seed: 'none',
  isBackedUp: true,
});
// Measured each second instead of each 15, as the rules are 60 times as fast.
setInterval(() => {
  for (const { jobs } of site.services) {
    void jobs.find(({ name }) => name === 'measure-events')?.run();
  }
}, 1_000);
process.send?.({ url: site.url });
