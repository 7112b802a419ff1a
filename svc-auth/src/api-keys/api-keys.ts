import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AccountPorts } from '../accounts/index.ts';
import type { LogInFactors } from '../second-factor/index.ts';
import { randomKeys } from './adapters/random-keys.ts';
import { onUserDeleted } from './events.ts';
import { apiKeyRoutes } from './http/api-key-routes.ts';
import { apiKeyIndexes, createDocumentApiKeys } from './storage/document-api-keys.ts';
import { listApiKeys } from './use-cases/list-api-keys.ts';
import { makeApiKey } from './use-cases/make-api-key.ts';
import { resolveApiKey } from './use-cases/resolve-api-key.ts';
import { revokeApiKey } from './use-cases/revoke-api-key.ts';

const hour = 60 * 60 * 1000;

/** Keys by which programs read exports. The gateway asks for each call who it is. */
export function createApiKeysCapability(
  { documents, now, newId }: Platform,
  ports: Pick<AccountPorts, 'accounts' | 'record'> & { readonly factors: Pick<LogInFactors, 'mustEnrol'> },
): Capability {
  const apiKeys = createDocumentApiKeys(documents);
  const deps = { ...ports, apiKeys, keyTexts: randomKeys, now, newId };
  return {
    routes: apiKeyRoutes({
      list: listApiKeys(deps),
      make: makeApiKey(deps),
      revoke: revokeApiKey(deps),
      resolve: resolveApiKey(deps),
    }),
    subscriptions: [onUserDeleted(apiKeys)],
    jobs: [{ name: 'remove-ended-keys', everyMs: hour, run: () => apiKeys.removeOver(now()) }],
    indexes: apiKeyIndexes,
  };
}
