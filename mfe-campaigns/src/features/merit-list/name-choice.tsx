import type { chooseName } from '@pathshala/svc-campaigns-contract/http';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import type { Registration } from '../../campaigns/campaign-types.ts';
import styles from './merit-list.module.css';
import { texts } from './texts.ts';

type NameShown = Registration['nameShown'];

const saved = { name: texts.nowName, initials: texts.nowInitials, roll: texts.nowRoll } as const;

interface NameChoiceProps {
  readonly campaignId: string;
  readonly nameShown: NameShown;
}

/** Sets what the merit list shows of the student; it is saved at once. */
export function NameChoice({ campaignId, nameShown }: NameChoiceProps): ReactNode {
  const text = useText();
  const { toast } = useServices();
  const choose = useApiMutation<typeof chooseName>('patch', '/examcampaigns/{id}/registration', {
    invalidates: [
      '/examcampaigns/{id}/merit-list',
      '/examcampaigns/{id}/merit-list/own',
      '/examcampaigns/{id}',
    ],
    onSuccess: (registration) => toast.success(text(saved[registration.nameShown])),
    onError: (error) => toast.error(error.message),
  });
  const shown = choose.isPending ? (choose.variables.body.nameShown ?? nameShown) : nameShown;
  return (
    <div className={styles['choice']} data-print="no">
      <p aria-hidden="true">{text(texts.choose)}</p>
      <ChoiceBar<NameShown>
        label={text(texts.choose)}
        value={shown}
        choices={(['name', 'initials', 'roll'] as const).map((value) => ({
          value,
          text: text(texts[value]),
        }))}
        onChange={(next) => {
          if (!choose.isPending) choose.mutate({ params: { id: campaignId }, body: { nameShown: next } });
        }}
      />
      <p className={styles['quiet']}>{text(texts.rollAlways)}</p>
    </div>
  );
}
