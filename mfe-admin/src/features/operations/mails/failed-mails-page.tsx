import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminModal } from '@pathshala/admin-kit/modal/modal';
import type { MailOperations, ShownFailedMail } from '@pathshala/contract-kit/operations';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { OperationsPage } from '../operations-page.tsx';
import { ServiceChoice, useChosenService } from '../service-choice.tsx';
import { texts } from './texts.ts';
import { useMailRetry } from './use-mail-retry.ts';

/** The services that send mails (`defineMailOperations`). */
const services = ['svc-auth', 'svc-campaigns'] as const;

/** /boss/operations/mails: mails that could not be sent, of one service at a time. */
export function FailedMailsPage(): ReactNode {
  const translate = useText();
  const chosen = useChosenService(services) ?? services[0];
  return (
    <OperationsPage title={translate(texts.title)} lead={translate(texts.lead)}>
      <ServiceChoice services={services} chosen={chosen} />
      <Mails key={chosen} service={chosen} />
    </OperationsPage>
  );
}

function useMailColumns(): readonly DataColumn<ShownFailedMail>[] {
  const translate = useText();
  const { shortDateTime } = useFormat();
  const { dateTime, number, text } = useColumns<ShownFailedMail>();
  return [
    text('template', texts.template, ({ template }) => template || '–'),
    text('to', texts.to, ({ to }) => to || '–'),
    text('reason', texts.reason, ({ reason }) => reason),
    dateTime('failedAt', texts.failedAt, ({ failedAt }) => failedAt),
    number('failures', texts.failures, ({ failures }) => failures),
    text('next', texts.next, ({ nextTryAt }) =>
      nextTryAt === null ? translate(texts.givenUp) : shortDateTime(nextTryAt),
    ),
  ];
}

function Mails({ service }: { readonly service: string }): ReactNode {
  const translate = useText();
  const [opened, open] = useState<ShownFailedMail>();
  const { rowActions, bulkActions } = useMailRetry(service);
  return (
    <>
      <DataTable
        name="failed-mails"
        title={translate(texts.title)}
        source={useApiList<MailOperations['listFailedMails']>(`/operations/${service}/mails`)}
        columns={useMailColumns()}
        rowName={({ template, to }) => `${template}, ${to}`}
        onOpen={open}
        actions={rowActions}
        bulkActions={bulkActions}
        texts={{ ...texts, empty: translate(texts.empty, { service }) }}
      />
      {opened && <MailDialog mail={opened} onClose={() => open(undefined)} />}
    </>
  );
}

function MailDialog({ mail, onClose }: { readonly mail: ShownFailedMail; readonly onClose: () => void }) {
  const translate = useText();
  const columns = useMailColumns();
  return (
    <AdminModal title={mail.template} size="lg" onClose={onClose}>
      {mail.obstacle !== null && <Notice tone="attention">{translate(texts.obstacle)}</Notice>}
      <Facts isList facts={columns.slice(1).map(({ title, cell }) => [title, cell(mail)] as const)} />
    </AdminModal>
  );
}
