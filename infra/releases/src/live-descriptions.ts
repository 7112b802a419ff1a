import { buildKey } from './keys.ts';
import type { ReleaseStore } from './port.ts';
import { remoteDescription, type RemoteDescription } from './remote-description.ts';
import type { ReleaseState } from './state.ts';
import { Rejection } from './rejection.ts';

/** Reads the descriptions of every remote that visitors can get, canaries included. */
export async function liveDescriptions(
  store: ReleaseStore,
  { remotes }: ReleaseState,
): Promise<readonly RemoteDescription[]> {
  const versions = Object.entries(remotes).flatMap(([name, { live, canary }]) =>
    [live, canary].flatMap((one) => (one === null ? [] : [{ name, version: one.version }])),
  );
  return Promise.all(versions.map((one) => readDescription(store, one)));
}

/** Throws a Rejection for a version that is not published. */
export async function readDescription(
  store: ReleaseStore,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<RemoteDescription> {
  const [content, publication] = await Promise.all(
    ['remote.json', 'publication.json'].map((file) => store.read(buildKey(name, version, file))),
  );
  if (content === null || content === undefined || publication === null)
    throw new Rejection(`${name} ${version} is not published: npm run deploy -- publish ${name}`);
  return remoteDescription.parse(JSON.parse(Buffer.from(content).toString()));
}
