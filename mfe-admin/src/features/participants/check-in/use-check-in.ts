import type { checkIn } from '@pathshala/svc-campaigns-contract/participants';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useNameOf, staleParticipants } from '../participant-calls.ts';
import { checkInTexts as texts } from '../texts.ts';

export interface CheckInOutcome {
  readonly tone: 'good' | 'bad' | 'neutral';
  readonly text: string;
}

interface CheckIn {
  readonly isBusy: boolean;
  readonly checkIn: (code: string) => void;
}

/** Checks in by a code or roll number; the outcome says who it was. */
export function useCheckIn(campaignId: string, onOutcome: (outcome: CheckInOutcome) => void): CheckIn {
  const translate = useText();
  const format = useFormat();
  const nameOf = useNameOf();
  const mutation = useApiMutation<typeof checkIn>('post', '/campaign/participants/{campaignId}/check-ins', {
    invalidates: staleParticipants,
    onSuccess: (participant) => {
      const name = nameOf(participant);
      const { isNew, rollNumber: roll = '', checkedInAt } = participant;
      onOutcome(
        isNew
          ? { tone: 'good', text: translate(texts.done, { name, roll: format.digits(roll) }) }
          : {
              tone: 'neutral',
              text: translate(texts.before, { name, time: format.shortDateTime(checkedInAt ?? '') }),
            },
      );
    },
    onError: (error) => onOutcome({ tone: 'bad', text: error.message }),
  });
  return {
    isBusy: mutation.isPending,
    checkIn: (code) => {
      if (code.trim() === '') onOutcome({ tone: 'bad', text: translate(texts.missing) });
      else mutation.mutate({ params: { campaignId }, body: { code } });
    },
  };
}
