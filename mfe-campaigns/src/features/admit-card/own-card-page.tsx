import type { readOwnRegistration } from '@pathshala/svc-campaigns-contract/http';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { CardPage } from './card-page.tsx';
import { texts } from './texts.ts';

/** /campaigns/card/:id: the admit card of the student’s own registration in a campaign of either kind. */
export function OwnCardPage(): ReactNode {
  const text = useText();
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readOwnRegistration>('/examcampaigns/{id}/registration', {
    params: { id },
  });
  return (
    <CardPage held={query.data}>
      <QueryStates query={query} loadingText={text(texts.loading)}>
        {() => null}
      </QueryStates>
    </CardPage>
  );
}
