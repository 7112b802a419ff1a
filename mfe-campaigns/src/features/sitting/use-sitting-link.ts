import type { mailSittingLink, openSitting, readSitting } from '@pathshala/svc-campaigns-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { refreshSession } from '@pathshala/web-kit/start-session';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';

export type Sitting = z.output<(typeof readSitting)['answer']>;
type Opened = z.output<(typeof openSitting)['answer']>;

export interface SittingLink {
  readonly sitting: Sitting | undefined;
  /** The error of reading the link. */
  readonly error: ApiError | null;
  readonly readAgain: () => void;
  readonly open: () => void;
  readonly isOpening: boolean;
  readonly openError: ApiError | null;
  readonly mail: () => void;
  readonly isMailing: boolean;
  readonly isMailed: boolean;
  readonly mailError: ApiError | null;
}

export const examPathOf = ({ _id }: Sitting['campaign']): string => `/exams/campaign/${_id}`;

const pathOf = ({ resultId, campaign }: Opened): string =>
  resultId === null ? examPathOf(campaign) : `/exams/results/${resultId}`;

/** Reads the link when the page is shown, and opens it only by `open`: a mail scanner follows links and uses nothing up. */
export function useSittingLink(token: string): SittingLink {
  const { api, session } = useServices();
  const navigate = useNavigate();
  const body = { token };
  const reading = useApiMutation<typeof readSitting>('post', '/examcampaigns/sittings/link');
  const mailing = useApiMutation<typeof mailSittingLink>('post', '/examcampaigns/sittings/mail');
  const opening = useApiMutation<typeof openSitting>('post', '/examcampaigns/sittings', {
    onSuccess: (opened) => void enter(opened),
    onError: ({ status }) => status === 409 && reading.mutate({ body }),
  });
  const { mutate: read } = reading;
  const readToken = useRef('');
  useEffect(() => {
    // The link is read once for each token; React may run an effect twice.
    if (readToken.current === token) return;
    readToken.current = token;
    read({ body: { token } });
  }, [token, read]);

  /** The answer has set the session cookie: the page asks who it is now. */
  async function enter(opened: Opened): Promise<void> {
    await refreshSession({ api, session });
    void navigate(pathOf(opened), { replace: true });
  }

  return {
    sitting: reading.data,
    error: reading.error,
    readAgain: () => reading.mutate({ body }),
    open: () => opening.mutate({ body }),
    isOpening: opening.isPending || opening.isSuccess,
    openError: opening.error,
    mail: () => mailing.mutate({ body }),
    isMailing: mailing.isPending,
    isMailed: mailing.isSuccess,
    mailError: mailing.error,
  };
}
