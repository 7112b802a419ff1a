import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import type { ApiContext, ApiMiddleware } from './api-context.ts';

/** Signs who calls, for the one service that answers. */
export function signIdentity(signer: IdentitySigner): ApiMiddleware {
  return async (_request, response, next) => {
    const context = response.locals;
    const { upstream } = context;
    if (upstream !== null) context.identity = await signer.sign(identityOf(context), upstream.name);
    next();
  };
}

function identityOf({ caller, address }: ApiContext): Identity {
  if (caller === null) {
    return {
      role: 'visitor',
      userId: null,
      username: null,
      name: null,
      email: null,
      sessionKey: null,
      address,
    };
  }
  const { role, userId, username, name, email, needsSecondFactor } = caller.session.user;
  return {
    role,
    userId,
    username,
    name,
    email,
    ...(needsSecondFactor === true && { needsSecondFactor }),
    sessionKey: caller.session.sessionKey,
    address,
  };
}
