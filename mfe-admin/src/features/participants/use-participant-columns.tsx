import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useNameOf, type Participant } from './participant-calls.ts';
import styles from './participants.module.css';
import { texts } from './texts.ts';

const filterTexts = {
  confirmed: texts.confirmed,
  waiting: texts.waiting,
  unconfirmed: texts.unconfirmed,
  cancelled: texts.cancelled,
  'checked-in': texts.checkedIn,
  'not-checked-in': texts.notCheckedIn,
} as const;

/** The filters of the list, also the choices of a message's recipients. */
export function useStateChoices(): readonly { readonly value: string; readonly text: string }[] {
  const translate = useText();
  return Object.entries(filterTexts).map(([value, text]) => ({ value, text: translate(text) }));
}

export function useParticipantColumns(): readonly DataColumn<Participant>[] {
  const translate = useText();
  const format = useFormat();
  const nameOf = useNameOf();
  const options = useStateChoices();
  const { dateTime, text } = useColumns<Participant>();
  return [
    { ...text('name', texts.name, nameOf), sortable: true },
    {
      ...text('roll', texts.roll, ({ rollNumber = null }) => rollNumber),
      cell: ({ rollNumber }) => (rollNumber === undefined ? '–' : format.digits(rollNumber)),
    },
    {
      ...text('state', texts.state, ({ state }) => translate(texts[state])),
      filter: { kind: 'choice', options },
      cell: ({ state, waitingPosition }) => (
        <Badge tone={state === 'confirmed' ? 'good' : 'neutral'}>
          {translate(texts[state])}
          {waitingPosition !== undefined && ` ${format.number(waitingPosition)}`}
        </Badge>
      ),
    },
    dateTime('checkedIn', texts.checkedIn, ({ checkedInAt }) => checkedInAt),
    { ...dateTime('registered', texts.registered, ({ registeredAt }) => registeredAt), sortable: true },
    {
      ...text('email', texts.email, ({ basicInfo }) => basicInfo.email),
      cell: ({ basicInfo, hasMailFailed }) => (
        <>
          {basicInfo.email}
          {hasMailFailed && <span className={styles['quiet']}> · {translate(texts.mailFailed)}</span>}
        </>
      ),
    },
    text('mobile', texts.mobile, ({ basicInfo }) => basicInfo.mobile),
  ];
}
