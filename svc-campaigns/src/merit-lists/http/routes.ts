import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-campaigns-contract/http';
import { viewRegistration } from '../../registrations/ports.ts';
import type { chooseName } from '../use-cases/choose-name.ts';
import type { readMeritList } from '../use-cases/read-merit-list.ts';
import type { readOwnRank } from '../use-cases/read-own-rank.ts';
import { viewEntry, viewOwnRank } from './views.ts';

export interface MeritListUseCases {
  readonly readMeritList: ReturnType<typeof readMeritList>;
  readonly readOwnRank: ReturnType<typeof readOwnRank>;
  readonly chooseName: ReturnType<typeof chooseName>;
}

export function meritListRoutes(useCases: MeritListUseCases): BoundRoute[] {
  return [
    handle(contract.readMeritList, async ({ params, query: { q, page, pageSize }, identity }) => {
      const isAdmin = holdsPermission(identity, permissions.campaigns);
      const command = { campaignId: params.id, isAdmin, q, page, pageSize };
      const { items, total } = await useCases.readMeritList(command);
      return { items: items.map(viewEntry), total, page, pageSize };
    }),
    handle(contract.readOwnPlace, async ({ params, identity }) => {
      const command = { campaignId: params.id, studentId: identity.userId ?? '' };
      return viewOwnRank(await useCases.readOwnRank(command));
    }),
    handle(contract.chooseName, async ({ params, body, identity }) => {
      const command = { campaignId: params.id, studentId: identity.userId ?? '', ...body };
      return viewRegistration(await useCases.chooseName(command));
    }),
  ];
}
