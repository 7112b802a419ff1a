import {
  promoteVersion,
  readReleases,
  rollBackRemote,
  startVersionCanary,
} from '@pathshala/gateway-contract/http';
import { handle, type BoundRoute, type Call } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import { requireUserId } from '@pathshala/service-kit/identity/reader';
import type { ReleaseCalls } from './release-calls.ts';

/** Returns the name for the history. */
const nameOf = ({ username, name, userId }: Identity): string => username ?? name ?? userId ?? '';

/** Returns the author for the audit log: an administrator has an account. */
function whoIn({
  identity,
  requestId,
  userAgent,
}: Pick<Call<unknown, unknown, unknown>, 'identity' | 'requestId' | 'userAgent'>) {
  const userId = requireUserId(identity);
  const { address } = identity;
  return { by: nameOf(identity), origin: { userId, requestId, address, device: userAgent } };
}

export function releaseRoutes(calls: ReleaseCalls): readonly BoundRoute[] {
  return [
    handle(readReleases, () => calls.read()),
    handle(promoteVersion, (call) => {
      const { params, body } = call;
      return calls.promote({ ...whoIn(call), name: params.name, ...body });
    }),
    handle(startVersionCanary, (call) => {
      const { params, body } = call;
      return calls.startCanary({ ...whoIn(call), name: params.name, ...body });
    }),
    handle(rollBackRemote, (call) => {
      const { params, body } = call;
      return calls.rollBack({ ...whoIn(call), name: params.name, ...body });
    }),
  ];
}
