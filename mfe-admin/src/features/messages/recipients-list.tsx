import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { listMessageRecipients } from '@pathshala/svc-auth-contract/school-message-routes';
import type { MessageRecipient } from '@pathshala/svc-auth-contract/school-messages';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { channels, channelTexts, deliveryTexts, deliveryTones } from '../../messages/delivery-texts.ts';
import { recipientsPath } from '../../messages/message-paths.ts';
import { studentPath } from '../../students/student-path.ts';
import { texts } from './texts.ts';

/** The recipients with the state on each channel; `?part=missed`: those who did not get it everywhere. */
export function RecipientsList({ messageId }: { readonly messageId: string }): ReactNode {
  const translate = useText();
  const nameOf = useName();
  return (
    <DataTable
      name="message-recipients"
      title={translate(texts.recipients)}
      source={useApiList<typeof listMessageRecipients>(recipientsPath, { id: messageId })}
      columns={useRecipientColumns()}
      rowName={nameOf}
      rowHref={({ studentId }) => studentPath(studentId)}
      texts={{
        search: translate(texts.studentSearch),
        empty: translate(texts.noRecipients),
        notFound: translate(texts.noneFound),
      }}
    />
  );
}

function useName(): (recipient: MessageRecipient) => string {
  const translate = useText();
  return ({ name }) => (name === '' ? translate(texts.deletedAccount) : name);
}

function useRecipientColumns(): readonly DataColumn<MessageRecipient>[] {
  const translate = useText();
  const nameOf = useName();
  const { text } = useColumns<MessageRecipient>();
  return [
    {
      ...text('student', texts.student, nameOf),
      filter: {
        kind: 'choice',
        name: 'part',
        label: translate(texts.part),
        unset: translate(texts.everybody),
        options: [{ value: 'missed', text: translate(texts.missed) }],
      },
    },
    ...channels.map((channel) => ({
      id: channel,
      title: translate(channelTexts[channel]),
      cell: (recipient: MessageRecipient) => <Delivery recipient={recipient} channel={channel} />,
      exportValue: (recipient: MessageRecipient) => translate(deliveryTexts[recipient[channel]]),
    })),
  ];
}

interface DeliveryProps {
  readonly recipient: MessageRecipient;
  readonly channel: (typeof channels)[number];
}

function Delivery({ recipient, channel }: DeliveryProps): ReactNode {
  const translate = useText();
  const state = recipient[channel];
  if (state === 'unused') return '–';
  return (
    <>
      <Badge tone={deliveryTones[state]}>{translate(deliveryTexts[state])}</Badge>
      {channel === 'mail' && recipient.mailReason !== '' && ` ${recipient.mailReason}`}
      {channel === 'sms' && recipient.smsReason && ` ${recipient.smsReason}`}
    </>
  );
}
