import type { RenderedMail } from '@pathshala/service-kit/mail-templates/render-mail';
import type { participantMessage } from '@pathshala/svc-campaigns-contract/participant-messages';
import type {
  participant as participantView,
  participantsSummary,
} from '@pathshala/svc-campaigns-contract/participants';
import type { z } from 'zod';
import { viewRegistration } from '../../registrations/http/index.ts';
import { type Participant, stateOf } from '../domain/participant.ts';
import type { ListedMessage } from '../use-cases/list-messages.ts';
import type { ListedParticipant } from '../use-cases/list-participants.ts';
import type { ParticipantsSummary } from '../use-cases/read-summary.ts';

export function viewParticipant(
  participant: Participant,
  waitingPosition?: number,
): z.input<typeof participantView> {
  const { checkInCode: _checkInCode, ...own } = viewRegistration(participant, waitingPosition);
  const { campaignId, studentId, basicInfo, registeredAt } = participant;
  const { fullName, email, mobile } = basicInfo;
  return {
    ...own,
    campaignId,
    studentId,
    basicInfo: { fullName, email, mobile },
    registeredAt,
    hasMailFailed: participant.hasMailFailed ?? false,
    state: stateOf(participant),
    checkedInAt: participant.checkedInAt ?? null,
  };
}

export const viewListed = ({ participant, waitingPosition }: ListedParticipant) =>
  viewParticipant(participant, waitingPosition);

export function viewSummary({
  campaign,
  ...counts
}: ParticipantsSummary): z.input<typeof participantsSummary> {
  const { _id, kind, title, location, startDate, endDate, maxParticipants } = campaign;
  return { campaign: { _id, kind, title, location, startDate, endDate, maxParticipants }, ...counts };
}

export function viewMessage(message: ListedMessage): z.input<typeof participantMessage> {
  const { _id, subject, body, audience, state, recipients, sent, failed, createdAt } = message;
  const { ids, ...filters } = audience;
  return {
    _id,
    subject,
    body,
    audience: { ...filters, ...(ids ? { ids: [...ids] } : {}) },
    state,
    recipients,
    sent,
    failed,
    createdAt,
  };
}

export const viewWritten = ({ subject, text }: RenderedMail) => ({ subject, text });
