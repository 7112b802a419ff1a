import {
  promoteVersion,
  readReleases,
  rollBackRemote,
  startVersionCanary,
} from '@pathshala/gateway-contract/http';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { ReleaseCalls } from './release-calls.ts';

/** Who is written in the history. */
const nameOf = ({ username, name, userId }: Identity): string => username ?? name ?? userId ?? '';

export function releaseRoutes(calls: ReleaseCalls): readonly BoundRoute[] {
  return [
    handle(readReleases, () => calls.read()),
    handle(promoteVersion, ({ params, body, identity }) =>
      calls.promote({ by: nameOf(identity), name: params.name, ...body }),
    ),
    handle(startVersionCanary, ({ params, body, identity }) =>
      calls.startCanary({ by: nameOf(identity), name: params.name, ...body }),
    ),
    handle(rollBackRemote, ({ params, body, identity }) =>
      calls.rollBack({ by: nameOf(identity), name: params.name, ...body }),
    ),
  ];
}
