import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useQuery } from '@pathshala/web-kit/query';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { type CampaignKind, listPathOf } from '../../campaigns/campaign-kind.ts';
import { CampaignForm } from './campaign-form.tsx';
import type { CampaignForAdmin } from './campaign-types.ts';
import { useCampaignCalls } from './form/use-campaign-calls.ts';
import { texts } from './texts.ts';

/** /boss/campaign-management/create-campaign and …/:id. */
export function CampaignFormPage(): ReactNode {
  return <FormPage kind="general" />;
}

/** /boss/campaign-management/create-exam-campaign and …/:id. */
export function ExamCampaignFormPage(): ReactNode {
  return <FormPage kind="exam" />;
}

function FormPage({ kind }: { readonly kind: CampaignKind }): ReactNode {
  const { id } = useParams();
  const [query] = useQueryParams();
  const copied = query.get('copyOf');
  const opened = id ?? copied;
  if (opened === null) return <CampaignForm key="new" kind={kind} />;
  return (
    <LoadedCampaign key={`${id === undefined ? 'copy of ' : ''}${opened}`} kind={kind} id={opened}>
      {(campaign) => (
        <CampaignForm kind={kind} {...(id === undefined ? { model: campaign } : { campaign })} />
      )}
    </LoadedCampaign>
  );
}

interface LoadedCampaignProps {
  readonly kind: CampaignKind;
  readonly id: string;
  readonly children: (campaign: CampaignForAdmin) => ReactNode;
}

function LoadedCampaign({ kind, id, children }: LoadedCampaignProps): ReactNode {
  const translate = useText();
  const { read } = useCampaignCalls(kind, id);
  const query = useQuery<CampaignForAdmin, ApiError>({
    queryKey: [`${listPathOf[kind]}/{id}`, { params: { id } }],
    queryFn: read,
  });
  return (
    <QueryStates query={useFreshQuery(query)} failedTitle={() => translate(texts.loadFailed)}>
      {children}
    </QueryStates>
  );
}
