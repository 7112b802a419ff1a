import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@pathshala/releases/open-store';
import { emptyState } from '@pathshala/releases/state';
import { appendState, readState } from '@pathshala/releases/state-log';
import { promote, startCanary } from '@pathshala/releases/transitions';
import { eventually } from '@pathshala/test-servers/eventually';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canaryUpstream } from '../src/api/canary-upstream.ts';
import { remoteUpstream } from '../src/api/remote-upstream.ts';
import { openStoreRegistry, type StoreRegistry } from '../src/site/store-registry.ts';
import { createFakeLog, listenWith, student, type Listening } from './fakes.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

const name = 'svc-catalog';
const author = { by: 'ayesha', at: '2026-11-22T06:00:00.000Z' };
const pollMs = 20;
let folder: string;
let gateway: TestGateway;
let registry: StoreRegistry;
let observed: { readonly version: string; readonly status: number }[];
/** The status that each version answers with. */
const statuses = { live: 200, candidate: 200 };
let replicas: Listening[];

beforeEach(async () => {
  Object.assign(statuses, { live: 200, candidate: 200 });
  folder = mkdtempSync(join(tmpdir(), 'service-canary-'));
  mkdirSync(join(folder, 'store'));
  const s3 = { endpoint: undefined, region: '', accessKeyId: undefined, secretAccessKey: undefined };
  const store = await openStore(join(folder, 'store'), s3);
  const answering = (side: keyof typeof statuses) =>
    listenWith((_, response) => response.writeHead(statuses[side], { 'x-side': side }).end('{}'));
  replicas = await Promise.all([answering('live'), answering('candidate')]);
  const log = createFakeLog();
  registry = await openStoreRegistry({ store, cacheFolder: join(folder, 'cache'), log, pollMs });
  observed = [];
  const open = (urls: readonly string[]) => remoteUpstream({ name, prefixes: ['/courses'], urls });
  const upstream = canaryUpstream(open([replicas[0]?.url ?? '']), {
    releases: registry,
    open,
    log,
    metrics: { observeVersion: (call) => void observed.push(call) },
  });
  gateway = await startGateway('in one process', { upstreams: [upstream] });
});
afterEach(async () => {
  await gateway.stop();
  registry.close();
  await Promise.all(replicas.map((replica) => replica.stop()));
  rmSync(folder, { recursive: true });
});

async function give(percent: number, urls = [replicas[1]?.url ?? '']): Promise<void> {
  const live = promote(emptyState, name, { version: 'v1', ...author });
  const { store } = registry;
  const revision = (await readState(store)).revision + 1;
  await appendState(store, {
    ...startCanary(live, name, { version: 'v2', percent, urls, ...author }),
    revision,
    change: { ...author, what: 'canary' },
  });
  await eventually(
    () => Promise.resolve(registry.canaryOf(name)),
    (canary) => canary?.percent === percent,
  );
}

/** Which version answers a visitor of this network. */
async function sideOf(network: number, headers: Record<string, string> = {}): Promise<string | null> {
  const answer = await fetch(`${gateway.url}/api/courses`, {
    headers: { 'x-forwarded-for': `10.${Math.floor(network / 250)}.${network % 250}.1`, ...headers },
  });
  await answer.arrayBuffer();
  return answer.headers.get('x-side');
}

const networks = Array.from({ length: 100 }, (_, index) => index);
const sidesOfAll = () => Promise.all(networks.map((network) => sideOf(network)));

describe('a canary of a service', () => {
  it('gives a share of the visitors its version, the same ones each time, and counts by version [EVT-03]', async () => {
    expect(new Set(await sidesOfAll())).toEqual(new Set(['live']));
    expect(observed).toEqual([]);
    await give(30);
    const first = await sidesOfAll();
    const share = first.filter((side) => side === 'candidate').length;
    expect(share).toBeGreaterThan(10);
    expect(share).toBeLessThan(60);
    expect(await sidesOfAll()).toEqual(first);
    expect(observed.filter(({ version }) => version === 'v2')).toHaveLength(2 * share);
    await give(60);
    const more = await sidesOfAll();
    expect(first.every((side, index) => side === 'live' || more[index] === 'candidate')).toBe(true);
    expect(more.filter((side) => side === 'candidate').length).toBeGreaterThan(share);
  });

  it('gives a student one version, on whatever device and network', async () => {
    await give(50);
    for (let one = 0; one < 8; one += 1) {
      const user = { ...student, userId: String(one).padStart(24, '0') };
      const cookies = await Promise.all([gateway.sessions.begin(user), gateway.sessions.begin(user)]);
      const sides = await Promise.all(
        cookies.map((sid, device) => sideOf(device * 90, { cookie: `sid=${sid}` })),
      );
      expect(sides[0]).toBe(sides[1]);
    }
  });

  it('ends by itself when its version fails more often than the live one', async () => {
    statuses.candidate = 500;
    await give(90);
    await sidesOfAll();
    await eventually(
      () => readState(registry.store),
      ({ rollouts }) => rollouts[name]?.canary === null,
    );
    const { change, rollouts } = await readState(registry.store);
    expect(change).toMatchObject({
      by: 'gateway',
      what: 'end canary svc-catalog v2: 100.0 % of its calls failed',
    });
    expect(rollouts[name]?.live?.version).toBe('v1');
    expect(new Set(await sidesOfAll())).toEqual(new Set(['live']));
  });

  it('goes on when the live version fails as often: then the cause is another', async () => {
    Object.assign(statuses, { live: 500, candidate: 500 });
    await give(70);
    await sidesOfAll();
    await sidesOfAll();
    expect((await readState(registry.store)).rollouts[name]?.canary?.version).toBe('v2');
    expect(new Set(await sidesOfAll())).toEqual(new Set(['live', 'candidate']));
  });

  it('costs no read an answer where nothing runs at its address', async () => {
    const gone = await listenWith(() => undefined);
    await gone.stop();
    await give(90, [gone.url]);
    expect(new Set(await sidesOfAll())).toEqual(new Set(['live']));
  });
});
