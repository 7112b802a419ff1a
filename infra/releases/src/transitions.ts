import type { ReleaseState, RemoteState } from './state.ts';
import { isRemote } from './remote-description.ts';
import { Rejection } from './rejection.ts';

/** The call of an administrator. */
export interface Origin {
  readonly userId: string;
  readonly requestId: string;
  readonly address: string;
  /** `User-Agent`; may be empty. */
  readonly device: string;
}

/** The author of a change, and its time (ISO 8601). */
export interface Author {
  readonly by: string;
  readonly at: string;
  /** Left out: somebody at a terminal. */
  readonly origin?: Origin | undefined;
}

interface Target extends Author {
  readonly version: string;
}

interface CanaryTarget extends Target {
  readonly percent: number;
  /** The addresses of a service at which the version runs. */
  readonly urls?: readonly string[] | undefined;
}

const unknownRemote: RemoteState = { live: null, canary: null, previous: [], replaced: {} };
const maxPrevious = 10;

/** A version goes live for everybody; a canary of the part ends. Of a service it is the version that is to be rolled out. */
export function promote(state: ReleaseState, name: string, target: Target): ReleaseState {
  const { version, ...author } = target;
  const { live, canary, previous, replaced } = remoteIn(state, name);
  if (live?.version === version && canary === null)
    throw new Rejection(`${name} ${version} is live already, since ${live.since}, by ${live.by}.`);
  const isOther = live !== null && live.version !== version;
  return withRemote(state, name, {
    live: { version, since: author.at, by: author.by },
    canary: null,
    previous: isOther
      ? [live.version, ...previous.filter((one) => one !== live.version && one !== version)].slice(
          0,
          maxPrevious,
        )
      : previous,
    replaced: { ...replaced, ...replacedNow([live, canary], version, author) },
  });
}

/** A share of the visitors gets a version. */
export function startCanary(
  state: ReleaseState,
  name: string,
  { version, percent, urls = [], by, at }: CanaryTarget,
): ReleaseState {
  const remote = remoteIn(state, name);
  if (isRemote(name) !== (urls.length === 0))
    throw new Rejection(
      isRemote(name)
        ? `${name} is a remote, which runs at no address: leave --at out.`
        : `${name} is a service: start the version beside the live one and name its addresses, --at http://10.0.0.13:4003.`,
    );
  const wrong = urls.find((url) => !isOrigin(url));
  if (wrong !== undefined)
    throw new Rejection(
      `${wrong} is no address of a service: it must be like http://10.0.0.13:4003, without a path.`,
    );
  if (!(percent > 0 && percent < 100))
    throw new Rejection(
      `${percent} is not a share: give a number above 0 and below 100. For everybody: promote ${name} ${version}; to end a canary: rollback ${name}.`,
    );
  if (remote.live?.version === version)
    throw new Rejection(`${name} ${version} is live for everybody already, so it cannot be a canary.`);
  return withRemote(state, name, {
    ...remote,
    canary: { version, percent, since: at, by, ...(urls.length === 0 ? {} : { urls: [...urls] }) },
    replaced: { ...remote.replaced, ...replacedNow([remote.canary], version, { by, at }) },
  });
}

/** Anything else in the state could not be read again. */
function isOrigin(url: string): boolean {
  return /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url;
}

/** Undoes the last change of what visitors get: ends a canary, or returns to the version that was live before. */
export function rollback(state: ReleaseState, name: string, author: Author): ReleaseState {
  const { live, canary, previous, replaced } = remoteIn(state, name);
  const replacedVersions = { ...replaced, ...replacedNow([canary ?? live], '', author) };
  if (canary !== null)
    return withRemote(state, name, { live, canary: null, previous, replaced: replacedVersions });
  const [target, ...older] = previous;
  if (target === undefined)
    throw new Rejection(`${name} has no earlier version to return to: publish and promote one.`);
  return withRemote(state, name, {
    live: { version: target, since: author.at, by: author.by },
    canary: null,
    previous: older,
    replaced: replacedVersions,
  });
}

/** Ends the canary of this version. Throws a Rejection where another operator has ended or replaced it: nothing is left to do. */
export function endCanary(state: ReleaseState, name: string, { version, ...author }: Target): ReleaseState {
  if (remoteIn(state, name).canary?.version !== version)
    throw new Rejection(`${version} is no canary of ${name} any more.`);
  return rollback(state, name, author);
}

/** A rollout records which version of a service is live. */
export function recordService(state: ReleaseState, name: string, { version, at, by }: Target): ReleaseState {
  const { services } = state;
  return { ...state, services: { ...services, [name]: { version, since: at, by } } };
}

/** Removes versions from the state before they are removed from the store, so that no rollback can return to them. */
export function forget(state: ReleaseState, name: string, versions: readonly string[]): ReleaseState {
  const remote = remoteIn(state, name);
  const isGone = (version: string) => versions.includes(version);
  return withRemote(state, name, {
    ...remote,
    previous: remote.previous.filter((version) => !isGone(version)),
    replaced: Object.fromEntries(Object.entries(remote.replaced).filter(([version]) => !isGone(version))),
  });
}

/** Returns what is released of a remote, or of a service. */
export function remoteIn({ remotes, rollouts }: ReleaseState, name: string): RemoteState {
  return (isRemote(name) ? remotes[name] : rollouts[name]) ?? unknownRemote;
}

function withRemote(state: ReleaseState, name: string, remote: RemoteState): ReleaseState {
  return isRemote(name)
    ? { ...state, remotes: { ...state.remotes, [name]: remote } }
    : { ...state, rollouts: { ...state.rollouts, [name]: remote } };
}

function replacedNow(
  versions: readonly ({ readonly version: string } | null)[],
  next: string,
  { at }: Author,
): Readonly<Record<string, string>> {
  const replaced = versions.flatMap((one) => (one === null || one.version === next ? [] : [one.version]));
  return Object.fromEntries(replaced.map((version) => [version, at]));
}
