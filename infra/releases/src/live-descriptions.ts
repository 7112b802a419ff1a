import { buildKey } from './keys.ts';
import type { ReleaseStore } from './port.ts';
import { publicationFile } from './publication.ts';
import { remoteDescription, type RemoteDescription } from './remote-description.ts';
import { serviceDescription, serviceFile, type ServiceDescription } from './service-description.ts';
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

/** `service.json`, with which a published version of a service describes itself. Throws a Rejection for one that is not published. */
export async function readService(
  store: ReleaseStore,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<ServiceDescription> {
  const content = await store.read(buildKey(name, version, serviceFile));
  if (content === null || (await store.read(buildKey(name, version, publicationFile))) === null)
    throw new Rejection(`${name} ${version} is not published: publish it first.`);
  return serviceDescription.parse(JSON.parse(Buffer.from(content).toString()));
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
    throw new Rejection(`${name} ${version} is not published: publish it first.`);
  return remoteDescription.parse(JSON.parse(Buffer.from(content).toString()));
}
