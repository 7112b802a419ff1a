import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useNameOf, type Participant } from './participant-calls.ts';
import styles from './participants.module.css';
import { texts } from './texts.ts';

type Column = DataColumn<Participant>;

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

export function useParticipantColumns(): readonly Column[] {
  return [...usePersonColumns(), ...useStateColumns(), ...useContactColumns()];
}

function usePersonColumns(): readonly Column[] {
  const translate = useText();
  const { digits } = useFormat();
  const nameOf = useNameOf();
  return [
    {
      id: 'name',
      title: translate(texts.name),
      sortable: true,
      cell: nameOf,
      exportValue: nameOf,
    },
    {
      id: 'roll',
      title: translate(texts.roll),
      cell: ({ rollNumber }) => (rollNumber === undefined ? '–' : digits(rollNumber)),
      exportValue: ({ rollNumber }) => rollNumber ?? null,
    },
  ];
}

function useStateColumns(): readonly Column[] {
  const translate = useText();
  const format = useFormat();
  const options = useStateChoices();
  return [
    {
      id: 'state',
      title: translate(texts.state),
      filter: { kind: 'choice', options },
      cell: ({ state, waitingPosition }) => (
        <Badge tone={state === 'confirmed' ? 'good' : 'neutral'}>
          {translate(texts[state])}
          {waitingPosition !== undefined && ` ${format.number(waitingPosition)}`}
        </Badge>
      ),
      exportValue: ({ state }) => translate(texts[state]),
    },
    {
      id: 'checkedIn',
      title: translate(texts.checkedIn),
      cell: ({ checkedInAt }) => (checkedInAt === null ? '–' : format.shortDateTime(checkedInAt)),
      exportValue: ({ checkedInAt }) => (checkedInAt === null ? null : new Date(checkedInAt)),
    },
    {
      id: 'registered',
      title: translate(texts.registered),
      sortable: true,
      cell: ({ registeredAt }) => format.shortDateTime(registeredAt),
      exportValue: ({ registeredAt }) => new Date(registeredAt),
    },
  ];
}

function useContactColumns(): readonly Column[] {
  const translate = useText();
  return [
    {
      id: 'email',
      title: translate(texts.email),
      cell: ({ basicInfo, hasMailFailed }) => (
        <>
          {basicInfo.email}
          {hasMailFailed && <span className={styles['quiet']}> · {translate(texts.mailFailed)}</span>}
        </>
      ),
      exportValue: ({ basicInfo }) => basicInfo.email,
    },
    {
      id: 'mobile',
      title: translate(texts.mobile),
      cell: ({ basicInfo }) => basicInfo.mobile,
      exportValue: ({ basicInfo }) => basicInfo.mobile,
    },
  ];
}
