import type { listParticipants, moveInWaitingList } from '@pathshala/svc-campaigns-contract/participants';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useState } from 'react';
import { useNameOf, type Participant, participantsPath, staleParticipants } from '../participant-calls.ts';
import { waitingTexts as texts } from '../texts.ts';

export interface Move {
  /** Moves the row in front of another one; null: to the end. */
  readonly move: (row: Participant, before: string | null) => void;
  readonly moveFirst: (row: Participant) => void;
  /** Read out: who was moved last. */
  readonly moved: string;
}

export function useMove(campaignId: string): Move {
  const translate = useText();
  const nameOf = useNameOf();
  const { api, toast } = useServices();
  const [moved, setMoved] = useState('');
  const { mutate } = useApiMutation<typeof moveInWaitingList>(
    'put',
    '/campaign/participants/{campaignId}/waiting-list/{id}',
    {
      invalidates: staleParticipants,
      onSuccess: (participant) => setMoved(translate(texts.moved, { name: nameOf(participant) })),
      onError: (error) => toast.error(error.message),
    },
  );
  const move = ({ _id: id }: Participant, before: string | null): void =>
    mutate({ params: { campaignId, id }, body: { before } });

  /** The first of the whole list may be on another page. */
  async function moveFirst(row: Participant): Promise<void> {
    const query = { state: 'waiting', pageSize: 1 } as const;
    const input = { params: { campaignId }, query };
    const { items } = await api.call<typeof listParticipants>('get', participantsPath, input);
    const [first] = items;
    if (first && first._id !== row._id) move(row, first._id);
  }

  return {
    move,
    moveFirst: (row) => void moveFirst(row).catch((error: Error) => toast.error(error.message)),
    moved,
  };
}
