import { permissions } from '@pathshala/rules/permissions';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import {
  type ApiKey as ApiKeyView,
  listApiKeys,
  makeApiKey,
  revokeApiKey,
} from '@pathshala/svc-auth-contract/http';
import { resolveApiKey } from '@pathshala/svc-auth-contract/internal';
import type { ApiKey } from '../domain/api-key.ts';
import type { ApiKeyQuery } from '../ports.ts';
import type { ShownApiKey } from '../use-cases/list-api-keys.ts';
import type { MakeApiKeyCommand } from '../use-cases/make-api-key.ts';
import type { ResolvedKey } from '../use-cases/resolve-api-key.ts';
import type { RevokeApiKeyCommand } from '../use-cases/revoke-api-key.ts';

interface ApiKeyRoutesDependencies {
  readonly list: (query: ApiKeyQuery) => Promise<{ items: readonly ShownApiKey[]; total: number }>;
  readonly make: (command: MakeApiKeyCommand) => Promise<{ key: ApiKey; secret: string }>;
  readonly revoke: (command: RevokeApiKeyCommand) => Promise<ShownApiKey>;
  readonly resolve: (call: { hash: string; address: string }) => Promise<ResolvedKey>;
}

const isoOf = (time: number): string => new Date(time).toISOString();

function view({ key, makerName, state }: ShownApiKey): ApiKeyView {
  const { _id, name, hint, createdAt, expiresAt, lastUsedAt, lastUsedFrom } = key;
  return {
    _id,
    name,
    hint,
    permissions: [...key.permissions],
    makerName,
    createdAt: isoOf(createdAt),
    expiresAt: isoOf(expiresAt),
    lastUsedAt: lastUsedAt === null ? null : isoOf(lastUsedAt),
    lastUsedFrom,
    state,
  };
}

/** Undefined: an administrator with all permissions sees the keys of all. */
function ownOnly(identity: Identity): string | undefined {
  return holdsPermission(identity, permissions.administration) ? undefined : (identity.userId ?? '');
}

export function apiKeyRoutes(deps: ApiKeyRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(listApiKeys, async ({ query, identity }) => {
      const { page, pageSize } = query;
      const { items, total } = await deps.list({ makerId: ownOnly(identity), page, pageSize });
      return { items: items.map(view), total, page, pageSize };
    }),
    handle(makeApiKey, async ({ body, identity }) => {
      const { key, secret } = await deps.make({ ...body, makerId: identity.userId ?? '' });
      const { name, username } = identity;
      return { ...view({ key, makerName: name || username, state: 'active' }), secret };
    }),
    handle(revokeApiKey, async ({ params, identity }) =>
      view(await deps.revoke({ id: params.id, makerId: ownOnly(identity) })),
    ),
    handle(resolveApiKey, async ({ body }) => {
      const resolved = await deps.resolve(body);
      if (resolved.state !== 'accepted') return resolved;
      const { state, keyId, maker } = resolved;
      const { _id: userId, username, name } = maker;
      return { state, keyId, userId, username, name, permissions: [...resolved.permissions] };
    }),
  ];
}
