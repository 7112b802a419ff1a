import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-campaigns-contract/http';
import { nameShownOf } from '../../registrations/index.ts';
import { viewRegistration } from '../../registrations/http/index.ts';
import type { chooseName } from '../use-cases/choose-name.ts';
import type { checkCertificate } from '../use-cases/check-certificate.ts';
import type { listOwnBatches, readBatchList } from '../use-cases/read-batch-list.ts';
import type { readCertificate } from '../use-cases/read-certificate.ts';
import type { readRelease } from '../use-cases/read-release.ts';
import type { setCertificates } from '../use-cases/set-certificates.ts';
import type { readMeritList } from '../use-cases/read-merit-list.ts';
import type { readOwnRank } from '../use-cases/read-own-rank.ts';
import {
  viewBatchList,
  viewCertificate,
  viewCheckedCertificate,
  viewMeritList,
  viewOwnBatch,
  viewOwnRank,
  viewRanking,
} from './views.ts';

interface MeritListUseCases {
  readonly readMeritList: ReturnType<typeof readMeritList>;
  readonly readOwnRank: ReturnType<typeof readOwnRank>;
  readonly listOwnBatches: ReturnType<typeof listOwnBatches>;
  readonly readBatchList: ReturnType<typeof readBatchList>;
  readonly chooseName: ReturnType<typeof chooseName>;
  readonly readRelease: ReturnType<typeof readRelease>;
  readonly setCertificates: ReturnType<typeof setCertificates>;
  readonly readCertificate: ReturnType<typeof readCertificate>;
  readonly checkCertificate: ReturnType<typeof checkCertificate>;
}

export function meritListRoutes(useCases: MeritListUseCases): BoundRoute[] {
  return [
    handle(contract.readMeritList, async ({ params, query, identity }) => {
      const isAdmin = holdsPermission(identity, permissions.campaigns);
      const list = await useCases.readMeritList({ campaignId: params.id, isAdmin, ...query });
      return viewMeritList(list, query);
    }),
    handle(contract.readRanking, async ({ params, query }) => {
      const command = { campaignId: params.id, isAdmin: true, people: true, ...query };
      return viewRanking(await useCases.readMeritList(command), query);
    }),
    handle(contract.readOwnPlace, async ({ params, query, identity }) => {
      const command = { campaignId: params.id, studentId: identity.userId ?? '', ...query };
      return viewOwnRank(await useCases.readOwnRank(command));
    }),
    handle(contract.chooseName, async ({ params, body, identity }) => {
      const nameShown = body.nameShown ?? nameShownOf({ showsName: body.showsName ?? false });
      const command = { campaignId: params.id, studentId: identity.userId ?? '', nameShown };
      return viewRegistration(await useCases.chooseName(command));
    }),
    ...batchRoutes(useCases),
    ...certificateRoutes(useCases),
  ];
}

function batchRoutes({ listOwnBatches: listOwn, readBatchList: read }: MeritListUseCases): BoundRoute[] {
  return [
    handle(contract.listOwnBatchesOfList, async ({ params, identity }) => {
      const studentId = identity.userId ?? '';
      const own = await listOwn({ campaignId: params.id, studentId });
      return { items: own.map((ranked) => viewOwnBatch(ranked, studentId)) };
    }),
    handle(contract.readBatchMeritList, async ({ params, query, identity }) => {
      const studentId = identity.userId ?? '';
      const ranked = await read({ campaignId: params.id, batchId: params.batchId, studentId });
      return viewBatchList(ranked, { ...query, studentId });
    }),
  ];
}

function certificateRoutes(useCases: MeritListUseCases): BoundRoute[] {
  return [
    handle(contract.readRelease, ({ params }) => useCases.readRelease(params.id)),
    handle(contract.setCertificates, ({ params, body }) =>
      useCases.setCertificates({ campaignId: params.id, ...body }),
    ),
    handle(contract.readCertificate, async ({ params, identity }) => {
      const command = { campaignId: params.id, studentId: identity.userId ?? '' };
      return viewCertificate(await useCases.readCertificate(command));
    }),
    handle(contract.checkCertificate, async ({ params }) =>
      viewCheckedCertificate(await useCases.checkCertificate(params.code)),
    ),
  ];
}
