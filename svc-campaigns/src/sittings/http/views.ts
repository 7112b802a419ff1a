import type { z } from 'zod';
import type { openedSitting, sitting } from '@pathshala/svc-campaigns-contract/sitting';
import type { FoundSitting, SittingPhase } from '../ports.ts';
import type { OpenedSitting } from '../use-cases/open-sitting.ts';

function viewCampaignOf({ campaign }: FoundSitting) {
  const { _id, title, startDate, endDate, exam, resultsReleasedAt } = campaign;
  const isReleased = resultsReleasedAt !== null;
  return { _id, title, startDate, endDate, timeLimit: exam?.timeLimit ?? null, isReleased };
}

export function viewSitting(found: FoundSitting & { readonly phase: SittingPhase }): z.input<typeof sitting> {
  const { phase, registration } = found;
  const isNamed = registration.isAddressProved === true;
  return {
    campaign: viewCampaignOf(found),
    phase,
    fullName: isNamed ? registration.basicInfo.fullName : '',
  };
}

export function viewOpenedSitting(opened: OpenedSitting): z.input<typeof openedSitting> {
  const { campaign, registration, until } = opened;
  const isReleased = campaign.resultsReleasedAt !== null;
  return {
    campaign: viewCampaignOf(opened),
    until: new Date(until).toISOString(),
    resultId: (isReleased ? registration.standing?.resultId : undefined) ?? null,
  };
}
