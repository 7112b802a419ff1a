import type { Identity, Ticket } from '@pathshala/service-kit/identity/identity';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import type { ApiContext, ApiMiddleware } from './api-context.ts';
import type { IssuedTicket } from './tickets.ts';

/** Signs who calls, for the one service that answers. */
export function signIdentity(signer: IdentitySigner): ApiMiddleware {
  return async (_request, response, next) => {
    const context = response.locals;
    const { upstream } = context;
    if (upstream !== null) context.identity = await signer.sign(identityOf(context), upstream.name);
    next();
  };
}

function identityOf({ caller, address, ticket, isUnresolved, receipt }: ApiContext): Identity {
  const stated = receipt === null ? {} : { receipt };
  if (caller === null) {
    return {
      role: 'visitor',
      userId: null,
      username: null,
      name: null,
      email: null,
      sessionKey: null,
      address,
      ...(ticket !== null && { ticket: ticketClaims(ticket) }),
      ...(isUnresolved && { isUnresolved }),
      ...stated,
    };
  }
  const { role, userId, username, name, email, permissions, needsSecondFactor, participation } =
    caller.session.user;
  return {
    role,
    userId,
    username,
    name,
    email,
    permissions,
    ...(participation !== undefined && { participation }),
    ...(needsSecondFactor === true && { needsSecondFactor }),
    sessionKey: caller.session.sessionKey,
    address,
    ...stated,
  };
}

function ticketClaims({ userId, subjects, issuedAt }: IssuedTicket): Ticket {
  return { userId, subjects, issuedAt };
}
