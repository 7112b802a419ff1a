import type { readRegistrationByLink } from '@pathshala/svc-campaigns-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';

export type HeldRegistration = z.output<(typeof readRegistrationByLink)['answer']>;

export interface LinkedRegistration {
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
  const read = useRef('');
  useEffect(() => {
    // Once for each token; React may run an effect twice.
    if (read.current === token) return;
    read.current = token;
    mutate({ body: { token } });
  }, [token, mutate]);
  return { held: data, error, readAgain: () => mutate({ body: { token } }) };
}

/** A rejection is final; a network or server error may be temporary. */
export const canTryAgain = ({ status }: ApiError): boolean => status < 400 || status >= 500 || status === 429;
