import { editedView } from '@pathshala/contract-kit/edited';
import type {
  DetailedMessage,
  MessageRecipient,
  ReceivedMessage,
  SchoolMessage as MessageView,
} from '@pathshala/svc-auth-contract/school-messages';
import { deliveryStates } from '@pathshala/svc-auth-contract/school-messages';
import type { Channel, DeliveryState, Recipient } from '../domain/recipient.ts';
import type { SchoolMessage } from '../ports.ts';

const isoOf = (time: number): string => new Date(time).toISOString();

export function messageView(message: SchoolMessage): MessageView {
  const { _id, audience, contents, channels, link, state, sendAt, recipients, createdAt, edited } = message;
  return {
    _id,
    audience,
    contents,
    channels,
    link,
    state,
    recipients,
    sendAt: isoOf(sendAt),
    createdAt: isoOf(createdAt),
    ...editedView(edited),
  };
}

type Counts = Partial<Record<DeliveryState, number>>;

function tallyView(counts: Counts): Record<DeliveryState, number> {
  const entries = deliveryStates.map((state) => [state, counts[state] ?? 0]);
  return Object.fromEntries(entries) as Record<DeliveryState, number>;
}

interface Details {
  readonly message: SchoolMessage;
  readonly deliveries: Readonly<Record<Channel, Counts>>;
  readonly missed: number;
}

export function detailedView({ message, deliveries, missed }: Details): DetailedMessage {
  const { bell, mail, sms } = deliveries;
  return {
    ...messageView(message),
    deliveries: { bell: tallyView(bell), mail: tallyView(mail), sms: tallyView(sms) },
    missed,
  };
}

export function recipientView({
  _id,
  studentId,
  name,
  username,
  bell,
  mail,
  sms,
  mailReason,
  smsReason = '',
}: Recipient): MessageRecipient {
  return { _id, studentId, name, username, bell, mail, sms, mailReason, smsReason };
}

export function receivedView({
  recipient,
  title,
}: {
  readonly recipient: Recipient;
  readonly title: ReceivedMessage['title'];
}): ReceivedMessage {
  const { messageId, bell, mail, sms, createdAt, absence } = recipient;
  const toGuardian = absence?.toGuardian ?? false;
  return { messageId: messageId || null, toGuardian, title, at: isoOf(createdAt), bell, mail, sms };
}
