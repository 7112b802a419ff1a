import type { Identity, Ticket } from '@pathshala/service-kit/identity/identity';
import { visitorAt } from '@pathshala/service-kit/identity/visitor';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import type { ApiContext, ApiMiddleware } from './api-context.ts';
import type { CachedSession } from './session-cache.ts';
import type { IssuedTicket } from './tickets.ts';

/** Signs who calls, for the one service that answers. */
export function signIdentity(signer: IdentitySigner): ApiMiddleware {
  const identityIn = createIdentityReader();
  return (_request, response, next) => {
    const context = response.locals;
    const { upstream } = context;
    if (upstream === null) return next();
    const token = signer.sign(identityIn(context), upstream.name);
    if (typeof token !== 'string') return continueWith(token, context, next);
    context.identity = token;
    return next();
  };
}

async function continueWith(token: Promise<string>, context: ApiContext, next: () => void): Promise<void> {
  context.identity = await token;
  next();
}

/**
 * Reads who calls. As long as the session cache holds a session unchanged, its calls from one address share an object, for which the
 * signer finds its token at once.
 */
function createIdentityReader(): (context: ApiContext) => Identity {
  const identities = new WeakMap<CachedSession, Identity>();
  return (context) => {
    const { caller, program, address, receipt } = context;
    if (program !== null) return program;
    if (caller === null) return visitorIn(context);
    if (receipt !== null) return { ...accountOf(caller.session, address), receipt };
    const known = identities.get(caller.session);
    if (known?.address === address) return known;
    const identity = Object.freeze(accountOf(caller.session, address));
    identities.set(caller.session, identity);
    return identity;
  };
}

function visitorIn({ address, ticket, isUnresolved, receipt }: ApiContext): Identity {
  return {
    ...visitorAt(address),
    ...(ticket !== null && { ticket: ticketClaims(ticket) }),
    ...(isUnresolved && { isUnresolved }),
    ...(receipt !== null && { receipt }),
  };
}

function accountOf({ user, sessionKey }: CachedSession, address: string): Identity {
  const { role, userId, username, name, email, mobile, permissions } = user;
  const { limitedTo, needsSecondFactor, participation } = user;
  return {
    role,
    userId,
    username,
    name,
    email,
    permissions,
    ...(limitedTo !== undefined && { limitedTo }),
    ...(mobile !== undefined && { mobile }),
    ...(participation !== undefined && { participation }),
    ...(needsSecondFactor === true && { needsSecondFactor }),
    sessionKey,
    address,
  };
}

function ticketClaims({ userId, subjects, issuedAt }: IssuedTicket): Ticket {
  return { userId, subjects, issuedAt };
}
