import { MatchersV3, PactV4, Verifier } from '@pact-foundation/pact';

// Pact's engine reports its use to an analytics service unless this is set.
process.env['PACT_DO_NOT_TRACK'] = 'true';

export { MatchersV3, PactV4, Verifier };
