import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import type { undoCheckIn } from '@pathshala/svc-campaigns-contract/participants';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { campaignPaths } from '../../campaigns/paths.ts';
import { useNameOf, type Participant, staleParticipants } from './participant-calls.ts';
import { texts } from './texts.ts';

interface RowActionsOptions {
  readonly campaignId: string;
  /** The campaign has a place to come to. */
  readonly hasPlace: boolean;
  readonly checkIn: (code: string) => void;
}

/** Check in, take it back, write to one. */
export function useRowActions({
  campaignId,
  hasPlace,
  checkIn,
}: RowActionsOptions): (participant: Participant) => readonly RowAction[] {
  const translate = useText();
  const nameOf = useNameOf();
  const { toast } = useServices();
  const undo = useApiMutation<typeof undoCheckIn>(
    'delete',
    '/campaign/participants/{campaignId}/check-ins/{id}',
    {
      invalidates: staleParticipants,
      onSuccess: (participant) => toast.success(translate(texts.undone, { name: nameOf(participant) })),
      onError: (error) => toast.error(error.message),
    },
  );
  return (participant) => {
    const { _id: id, state, checkedInAt, rollNumber } = participant;
    const isMissing = hasPlace && state === 'confirmed' && checkedInAt === null && rollNumber !== undefined;
    return [
      ...(isMissing
        ? [{ id: 'check-in', text: translate(texts.checkInOne), onSelect: () => checkIn(rollNumber) }]
        : []),
      ...(checkedInAt === null
        ? []
        : [
            {
              id: 'undo',
              text: translate(texts.undo),
              onSelect: () => undo.mutate({ params: { campaignId, id } }),
            },
          ]),
      {
        id: 'message',
        text: translate(texts.message),
        href: `${campaignPaths.message(campaignId)}?ids=${id}`,
      },
    ];
  };
}
