import { formatMessage, type Language, type Messages } from '@pathshala/contract-kit/message';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import { messages } from '@pathshala/svc-catalog-contract/messages';
import * as contract from '@pathshala/svc-catalog-contract/payment-claims';
import * as statements from '@pathshala/svc-catalog-contract/statements';
import type { decideClaim, decideClaims } from '../use-cases/decide-claim.ts';
import type { listClaimQueue, listOwnClaims, readClaim } from '../use-cases/read-claims.ts';
import type { applyStatement, compareStatement } from '../use-cases/reconcile-statement.ts';
import type { sendClaim, withdrawClaim } from '../use-cases/send-claim.ts';
import { viewClaim, viewComparison, viewForSupport } from './views.ts';

interface ClaimUseCases {
  readonly sendClaim: ReturnType<typeof sendClaim>;
  readonly listOwnClaims: ReturnType<typeof listOwnClaims>;
  readonly withdrawClaim: ReturnType<typeof withdrawClaim>;
  readonly listClaimQueue: ReturnType<typeof listClaimQueue>;
  readonly readClaim: ReturnType<typeof readClaim>;
  readonly decideClaim: ReturnType<typeof decideClaim>;
  readonly decideClaims: ReturnType<typeof decideClaims>;
  readonly compareStatement: ReturnType<typeof compareStatement>;
  readonly applyStatement: ReturnType<typeof applyStatement>;
}

function studentOf(identity: Identity) {
  const { userId, name, username } = identity;
  if (userId === null) throw new DomainError('unauthenticated', 'common.unauthenticated');
  return { ...identity, userId, name: name || username || '' };
}

function errorText(code: string, language: Language): string {
  const message = (messages as Messages)[code];
  return message === undefined ? code : formatMessage(message, language);
}

export function claimRoutes(useCases: ClaimUseCases): BoundRoute[] {
  return [
    handle(contract.sendClaim, async ({ body, identity }) => {
      const { courseId, courseKind, ...payment } = body;
      const caller = studentOf(identity);
      return viewClaim(await useCases.sendClaim({ payment, courseId, courseKind, caller }));
    }),
    handle(contract.listClaims, async ({ query }) => {
      const { items, total } = await useCases.listOwnClaims(query);
      return { items: items.map(viewClaim), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.withdrawClaim, async ({ params, identity }) =>
      viewClaim(await useCases.withdrawClaim(params.id, identity.userId)),
    ),
    ...supportRoutes(useCases),
    handle(statements.compareStatement, async ({ body }) =>
      viewComparison(await useCases.compareStatement(body)),
    ),
    handle(statements.applyStatement, async ({ body, identity }) =>
      viewComparison(await useCases.applyStatement(body, editorOf(identity))),
    ),
  ];
}

function supportRoutes(useCases: ClaimUseCases): BoundRoute[] {
  return [
    handle(contract.listClaimQueue, async ({ query }) => {
      const { items, total } = await useCases.listClaimQueue(query);
      return { items: items.map(viewForSupport), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.readClaim, async ({ params }) => viewForSupport(await useCases.readClaim(params.id))),
    handle(contract.decideClaim, async ({ params, body, identity }) =>
      viewForSupport(await useCases.decideClaim(params.id, { ...body, administrator: editorOf(identity) })),
    ),
    handle(contract.decideClaims, async ({ body: { ids, ...decision }, identity, language }) => {
      const outcomes = await useCases.decideClaims(ids, { ...decision, administrator: editorOf(identity) });
      return {
        outcomes: outcomes.map(({ claimId, code }) => ({
          _id: claimId,
          isDone: code === null,
          code,
          error: code === null ? null : errorText(code, language),
        })),
      };
    }),
  ];
}
