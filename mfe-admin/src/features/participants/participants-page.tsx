import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { listParticipants } from '@pathshala/svc-campaigns-contract/participants';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { campaignPaths } from '../../campaigns/paths.ts';
import { CheckInPanel } from './check-in/check-in-panel.tsx';
import { useCheckIn } from './check-in/use-check-in.ts';
import { useNameOf, participantsPath, type Summary, useSummary } from './participant-calls.ts';
import styles from './participants.module.css';
import { texts } from './texts.ts';
import { useParticipantColumns } from './use-participant-columns.tsx';
import { useRowActions } from './use-row-actions.ts';

/** /boss/campaign-management/participants/:campaignId, for campaigns of either kind. */
export function ParticipantsPage(): ReactNode {
  const translate = useText();
  return (
    <QueryStates query={useSummary()} failedTitle={() => translate(texts.loadFailed)}>
      {(summary) => <Participants key={summary.campaign._id} summary={summary} />}
    </QueryStates>
  );
}

function Participants({ summary }: { readonly summary: Summary }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { campaign } = summary;
  return (
    <AdminPage
      title={translate(texts.title, { name: inLanguage(campaign.title) })}
      breadcrumbs={[{ text: translate(texts.management), to: campaignPaths.list[campaign.kind] }]}
      actions={<PageActions campaignId={campaign._id} />}
    >
      <Counts summary={summary} />
      {campaign.location !== '' && <CheckInPanel campaignId={campaign._id} />}
      <ParticipantTable campaignId={campaign._id} hasPlace={campaign.location !== ''} />
    </AdminPage>
  );
}

/** A message goes to those whom the list shows. */
function PageActions({ campaignId }: { readonly campaignId: string }): ReactNode {
  const translate = useText();
  const toShown = useMessageToShown(campaignId);
  return (
    <div className={styles['actions']}>
      <LinkButton to={campaignPaths.waitingList(campaignId)}>{translate(texts.waitingList)}</LinkButton>
      <LinkButton to={toShown}>{translate(texts.message)}</LinkButton>
    </div>
  );
}

/** The address of a message to those whom filter and search of the list show. */
function useMessageToShown(campaignId: string): string {
  const [query] = useQueryParams();
  const shown = new URLSearchParams(
    ['state', 'q'].flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
  );
  return `${campaignPaths.message(campaignId)}?${shown}`;
}

function Counts({ summary }: { readonly summary: Summary }): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const { campaign, confirmed, waiting, unconfirmed, cancelled, checkedIn } = summary;
  const places = campaign.maxParticipants === 0 ? translate(texts.noLimit) : number(campaign.maxParticipants);
  return (
    <Facts
      facts={[
        [translate(texts.places), places],
        [translate(texts.confirmed), number(confirmed)],
        [translate(texts.unconfirmed), number(unconfirmed)],
        [translate(texts.waiting), number(waiting)],
        [translate(texts.cancelled), number(cancelled)],
        [translate(texts.checkedIn), number(checkedIn)],
      ]}
    />
  );
}

interface ParticipantTableProps {
  readonly campaignId: string;
  readonly hasPlace: boolean;
}

function ParticipantTable({ campaignId, hasPlace }: ParticipantTableProps): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const toShown = useMessageToShown(campaignId);
  const { checkIn } = useCheckIn(campaignId, ({ tone, text }) =>
    toast[tone === 'bad' ? 'error' : 'success'](text),
  );
  return (
    <DataTable
      name="participants"
      title={translate(texts.participants)}
      source={useApiList<typeof listParticipants>(participantsPath, { campaignId })}
      columns={useParticipantColumns()}
      rowName={useNameOf()}
      actions={useRowActions({ campaignId, hasPlace, checkIn })}
      bulkLinks={[
        {
          id: 'message',
          text: translate(texts.messageToSelected),
          href: (rows) =>
            rows === 'all'
              ? toShown
              : `${campaignPaths.message(campaignId)}?ids=${rows.map(({ _id }) => _id).join(',')}`,
        },
      ]}
      texts={texts}
    />
  );
}
