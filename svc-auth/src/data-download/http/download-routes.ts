import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { readOwnData } from '@pathshala/svc-auth-contract/http';
import { type AccountPorts, profileOf } from '../../accounts/index.ts';
import type { EmailChangePorts } from '../../email-change/index.ts';

type DownloadRoutesDependencies = Pick<AccountPorts, 'readOwnAccount'> & EmailChangePorts;

export function downloadRoutes(deps: DownloadRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(readOwnData, async ({ identity }) => {
      const account = await deps.readOwnAccount(identity);
      const change = await deps.emailChanges.find(account._id);
      return {
        account: { ...profileOf(account), createdAt: account.createdAt },
        pendingEmail: change?.email ?? null,
      };
    }),
  ];
}
