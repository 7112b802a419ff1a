import { messageInput } from '@pathshala/svc-campaigns-contract/participant-messages';
import { participantFilter, type ParticipantFilter } from '@pathshala/svc-campaigns-contract/participants';
import { z } from 'zod';

export interface MessageValues {
  /** Empty: everybody with a place or waiting. */
  readonly state: string;
  readonly q: string;
  readonly subject: { readonly bn: string; readonly en: string };
  readonly body: { readonly bn: string; readonly en: string };
}

export const isFilter = (state: string): state is ParticipantFilter =>
  participantFilter.safeParse(state).success;

type SentAudience = z.input<typeof messageInput>['audience'];

/** The form's values as a message to the chosen participants, or to those whom the form names. */
export function messageSchema(ids: readonly string[]) {
  return z
    .custom<MessageValues>()
    .transform(({ state, q, subject, body }) => {
      const named: SentAudience = {
        ...(isFilter(state) ? { state } : {}),
        ...(q.trim() === '' ? {} : { q: q.trim() }),
      };
      const audience: SentAudience = ids.length > 0 ? { ids: [...ids] } : named;
      return { subject, body, audience };
    })
    .pipe(messageInput);
}

export type SentMessage = z.output<typeof messageInput>;
