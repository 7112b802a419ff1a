import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { z } from 'zod';
import type { meritEntry } from '@pathshala/svc-campaigns-contract/registration';
import * as contract from '@pathshala/svc-campaigns-contract/http';
import { viewRegistration } from '../../registrations/http/view.ts';
import { chooseName } from '../use-cases/choose-name.ts';
import type { ResultDependencies } from '../use-cases/record-result.ts';
import { readMeritList, type Placed } from '../use-cases/read-merit-list.ts';
import { readOwnPlace } from '../use-cases/read-own-place.ts';

function viewPlacing({ rank, registration: { rollNumber, standing } }: Placed) {
  const { score, totalMarks, durationMs } = standing;
  return { rank, rollNumber, score, totalMarks, durationMs };
}

function viewEntry(placed: Placed): z.input<typeof meritEntry> {
  const { showsName, basicInfo } = placed.registration;
  return { ...viewPlacing(placed), name: showsName ? basicInfo.fullName : null };
}

export function meritRoutes(deps: ResultDependencies): BoundRoute[] {
  return [
    handle(contract.readMeritList, async ({ params, query, identity }) => {
      const isAdmin = identity.role === 'admin';
      const { items, total } = await readMeritList(deps)({ campaignId: params.id, isAdmin, ...query });
      return { items: items.map(viewEntry), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.readOwnPlace, async ({ params, identity }) => {
      const placed = await readOwnPlace(deps)({ campaignId: params.id, studentId: identity.userId ?? '' });
      const { standing, showsName } = placed.registration;
      return { ...viewPlacing(placed), of: placed.of, resultId: standing.resultId, showsName };
    }),
    handle(contract.chooseName, async ({ params, body, identity }) =>
      viewRegistration(
        await chooseName(deps)({ campaignId: params.id, studentId: identity.userId ?? '', ...body }),
      ),
    ),
  ];
}
