import type { readRegistrationByLink } from '@pathshala/svc-campaigns-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { z } from 'zod';
import { useOncePerToken } from './use-once-per-token.ts';

export type HeldRegistration = z.output<(typeof readRegistrationByLink)['answer']>;

interface LinkedRegistration {
  readonly held: HeldRegistration | undefined;
  readonly error: ApiError | null;
  readonly readAgain: () => void;
}

/** The registration of a mailed link. It is read by POST, so that no address that is logged has the token. */
export function useLinkedRegistration(token: string): LinkedRegistration {
  const { mutate, data, error } = useApiMutation<typeof readRegistrationByLink>(
    'post',
    '/examcampaigns/link',
  );
  const readAgain = (): void => mutate({ body: { token } });
  useOncePerToken(token, readAgain);
  return { held: data, error, readAgain };
}

/** A rejection is final; a network or server error may be temporary. */
export const canTryAgain = ({ status }: ApiError): boolean => status < 400 || status >= 500 || status === 429;
