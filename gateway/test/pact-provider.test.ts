import { describeProvider } from '@pathshala/pact/provider';
import { storeVerification } from '@pathshala/releases/contracts/stored-records';
import { appendState, readState } from '@pathshala/releases/state-log';
import { emptyState, type RemoteState } from '@pathshala/releases/state';
import { publishBuild } from './publish-build.ts';
import { startProvider, type GatewayProvider } from './start-provider.ts';

const at = '2026-01-15T10:00:00.000Z';
const name = 'mfe-notes';
const by = { since: at, by: 'ayesha' };
const provider = { part: 'svc-notes', version: '1.4.0' };
const need = { consumer: name, provider: provider.part, hash: 'abc1', hasCalls: true };

/** Makes this state of the remote live, over the changes of earlier calls. */
async function putLive({ store }: GatewayProvider, remote: Partial<RemoteState>): Promise<void> {
  const { revision } = await readState(store);
  for (const [version, needs] of [
    ['v1', []],
    ['v2', []],
    ['v3', [need]],
  ] as const)
    await publishBuild(store, { name, version, path: '/notes', needs });
  const state = { live: { version: 'v1', ...by }, canary: null, previous: [], replaced: {}, ...remote };
  await appendState(store, {
    ...emptyState,
    revision: revision + 1,
    change: { at, by: 'ayesha', what: `promote ${name} v1` },
    remotes: { [name]: state },
    services: { [provider.part]: { version: provider.version, ...by } },
  });
}

describeProvider<GatewayProvider>({
  provider: 'gateway',
  start: startProvider,
  states: {
    'a service is behind the gateway': () => Promise.resolve(),
    'the gateway has measured itself': () => Promise.resolve(),
    'a remote is live and another version of it is published': (gateway) => putLive(gateway, {}),
    'a version of a remote replaced another one': (gateway) =>
      putLive(gateway, { live: { version: 'v2', ...by }, previous: ['v1'] }),
    async 'the live service does not give what a published version needs'(gateway) {
      await putLive(gateway, {});
      const found = [{ interaction: 'a note', field: '$.title', problem: 'it is missing' }];
      await storeVerification(gateway.store, provider, { ...need, found });
    },
    async 'a page of mfe-notes has failed'(gateway) {
      const message = 'TypeError: x is not a function';
      await gateway.countError({ part: name, version: 'v1', message, place: 'page.js:1:20' });
    },
    'the gateway counts errors of pages': () => Promise.resolve(),
  },
});
