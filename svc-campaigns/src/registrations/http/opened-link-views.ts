import type { z } from 'zod';
import type { linkOpened } from '@pathshala/svc-campaigns-contract/registration';
import type { OpenedLink } from '../use-cases/find-by-link.ts';
import { viewRegistration } from './views.ts';

export function viewOpenedLink(
  { campaign, registration, isChanged }: OpenedLink,
  waitingPosition: number | undefined,
): z.input<typeof linkOpened> {
  const { _id, kind, title } = campaign;
  return {
    campaign: { _id, kind, title },
    registration: viewRegistration(registration, waitingPosition),
    isChanged,
    hasAccount: registration.studentId !== null,
  };
}
