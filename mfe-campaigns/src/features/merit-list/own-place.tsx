import type { chooseName, readOwnPlace } from '@pathshala/svc-campaigns-contract/http';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useTexts } from '../../texts.ts';
import styles from './merit-list.module.css';

type Place = z.output<(typeof readOwnPlace)['answer']>;

export interface OwnPlaceProps {
  readonly campaignId: string;
  readonly place: Place;
}

/** The reader's rank, a link to the result, and whether the list shows the name. */
export function OwnPlace({ campaignId, place }: OwnPlaceProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const { rank, of, score, totalMarks, durationMs, resultId } = place;
  return (
    <section className={styles['own']} aria-label={translate('merit.own')}>
      <p className={styles['place']}>{translate('merit.place', { rank, of })}</p>
      <p>{translate('merit.scoreInTime', { score, total: totalMarks, time: format.clock(durationMs) })}</p>
      <ShownName campaignId={campaignId} isShown={place.showsName} />
      <p>
        <LinkButton to={`/exams/results/${resultId}`}>{translate('merit.result')}</LinkButton>
      </p>
    </section>
  );
}

function ShownName(props: { readonly campaignId: string; readonly isShown: boolean }): ReactNode {
  const translate = useTexts();
  const { toast } = useServices();
  const choose = useApiMutation<typeof chooseName>('patch', '/examcampaigns/{id}/registration', {
    invalidates: [
      '/examcampaigns/{id}/merit-list',
      '/examcampaigns/{id}/merit-list/own',
      '/examcampaigns/{id}',
    ],
    onSuccess: ({ showsName }) => toast.success(translate(showsName ? 'merit.nowShown' : 'merit.nowHidden')),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Checkbox
      label={translate('merit.showName')}
      checked={choose.isPending ? choose.variables.body.showsName : props.isShown}
      disabled={choose.isPending}
      onChange={(event) =>
        choose.mutate({ params: { id: props.campaignId }, body: { showsName: event.currentTarget.checked } })
      }
    />
  );
}
