import { createIdentitySigner, type IdentitySigner } from '@pathshala/service-kit/identity/signer';
import { createIdentityVerifier, type IdentityVerifier } from '@pathshala/service-kit/identity/verifier';

/** Returns the signer of identities, and the verifier for the calls that the gateway answers itself. */
export function identityPorts(key: string): {
  readonly signer: IdentitySigner;
  readonly verifyIdentity: IdentityVerifier;
} {
  return {
    signer: createIdentitySigner({ key }),
    verifyIdentity: createIdentityVerifier({ key, audience: 'gateway' }),
  };
}
