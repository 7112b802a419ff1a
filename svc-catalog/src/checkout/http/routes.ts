import { DomainError } from '@pathshala/contract-kit/domain-error';
import { editorOf } from '@pathshala/back-office/edit-mark';
import { type BoundRoute, handle, Reply } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import * as contract from '@pathshala/svc-catalog-contract/checkout';
import * as notices from '@pathshala/svc-catalog-contract/checkout-notices';
import * as dues from '@pathshala/svc-catalog-contract/dues-checkout';
import type { Checkouts, NoticeTokens } from '../ports.ts';
import type { AdvanceCheckout } from '../use-cases/advance-checkout.ts';
import type { beginCheckout, readOffer } from '../use-cases/begin-checkout.ts';
import type { beginDuesCheckout, readDuesOffer } from '../use-cases/begin-dues-checkout.ts';
import type { decideCheckout } from '../use-cases/decide-checkout.ts';
import type {
  confirmCheckout,
  queryCheckout,
  readCheckout,
  readOwnCheckout,
} from '../use-cases/read-checkouts.ts';
import { viewCheckout, viewForSupport } from './views.ts';

interface CheckoutUseCases {
  readonly checkouts: Pick<Checkouts, 'list' | 'listOfStudent'>;
  readonly tokens: NoticeTokens;
  readonly readOffer: ReturnType<typeof readOffer>;
  readonly beginCheckout: ReturnType<typeof beginCheckout>;
  readonly readDuesOffer: ReturnType<typeof readDuesOffer>;
  readonly beginDuesCheckout: ReturnType<typeof beginDuesCheckout>;
  readonly readOwn: ReturnType<typeof readOwnCheckout>;
  readonly confirm: ReturnType<typeof confirmCheckout>;
  readonly advance: AdvanceCheckout;
  readonly readCheckout: ReturnType<typeof readCheckout>;
  readonly query: ReturnType<typeof queryCheckout>;
  readonly decide: ReturnType<typeof decideCheckout>;
}

function studentOf(identity: Identity) {
  const { userId, name, username, email } = identity;
  if (userId === null) throw new DomainError('unauthenticated', 'common.unauthenticated');
  return { ...identity, userId, name: name || username || '', email: email ?? '' };
}

export function checkoutRoutes(useCases: CheckoutUseCases): BoundRoute[] {
  const { checkouts } = useCases;
  return [
    handle(contract.readCheckoutOffer, ({ params, identity }) =>
      useCases.readOffer(params.courseId, studentOf(identity).userId),
    ),
    handle(contract.beginCheckout, ({ body, identity }) =>
      useCases.beginCheckout({ ...body, caller: studentOf(identity) }),
    ),
    handle(dues.readDuesOffer, ({ params, identity }) =>
      useCases.readDuesOffer(params.courseId, studentOf(identity).userId),
    ),
    handle(dues.beginDuesCheckout, ({ body, identity }) =>
      useCases.beginDuesCheckout({ ...body, caller: studentOf(identity) }),
    ),
    handle(contract.listCheckouts, async ({ query }) => {
      const { items, total } = await checkouts.listOfStudent(query);
      return { items: items.map(viewCheckout), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.readOwnCheckout, async ({ params, identity }) =>
      viewCheckout(await useCases.readOwn(params.id, identity.userId)),
    ),
    handle(contract.confirmCheckout, async ({ params, body, identity }) =>
      viewCheckout(await useCases.confirm(params.id, identity.userId, body.outcome)),
    ),
    ...providerRoutes(useCases),
    ...supportRoutes(useCases),
  ];
}

function providerRoutes({ tokens, advance }: CheckoutUseCases): BoundRoute[] {
  return [
    handle(notices.noticeCheckout, async ({ params: { id }, query }) => {
      const isKnown = tokens.isValid(id, query.token) && (await advance(id)) !== null;
      return { isKnown };
    }),
    handle(notices.returnFromProvider, async ({ params: { id }, query }) => {
      const location = `/payments/${id}?status=${query.outcome}`;
      return new Reply({ location }, { location });
    }),
  ];
}

function supportRoutes({ checkouts, ...useCases }: CheckoutUseCases): BoundRoute[] {
  return [
    handle(contract.listCheckoutQueue, async ({ query }) => {
      const { items, total } = await checkouts.list(query);
      return { items: items.map(viewForSupport), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.readCheckout, async ({ params }) =>
      viewForSupport(await useCases.readCheckout(params.id)),
    ),
    handle(contract.queryCheckout, async ({ params }) => viewForSupport(await useCases.query(params.id))),
    handle(contract.decideCheckout, async ({ params, body, identity }) =>
      viewForSupport(await useCases.decide(params.id, { ...body, administrator: editorOf(identity) })),
    ),
  ];
}
