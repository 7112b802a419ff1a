import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { deviceNameIn } from '@pathshala/rules/device-name';
import type { listUsers } from '@pathshala/svc-auth-contract/http';
import { Badge, type Tone } from '@pathshala/web-kit/parts/badge';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type AuditEntry, readableChanges } from '../../audit/audit-entry.ts';
import { actionTexts, thingTexts } from '../../audit/texts.ts';
import {
  useActionText,
  useAddressText,
  useAuthorName,
  useFieldText,
  useThingOf,
  useValueText,
} from '../../audit/use-audit-words.ts';
import { texts } from './texts.ts';

type Column = DataColumn<AuditEntry>;

const toneOf: Readonly<Record<AuditEntry['action'], Tone>> = {
  created: 'good',
  changed: 'neutral',
  deleted: 'bad',
};

export function useAuditColumns(): readonly Column[] {
  const { dateTime, text } = useColumns<AuditEntry>();
  const translate = useText();
  const language = useLanguage();
  const addressText = useAddressText();
  return [
    { ...dateTime('at', texts.when, ({ at }) => at), filter: { kind: 'date-range' } },
    useAuthorColumn(),
    ...useWhatColumns(),
    useChangesColumn(),
    {
      id: 'address',
      title: translate(texts.address),
      cell: addressText,
      exportValue: ({ address }) => address ?? null,
    },
    {
      id: 'device',
      title: translate(texts.device),
      cell: ({ device }) => (device ? deviceNameIn(language, device) : translate(texts.unknown)),
      exportValue: ({ device }) => device ?? null,
    },
    { ...text('id', texts.id, ({ id }) => id), isHiddenAtFirst: true },
  ];
}

/** Administrators of the list of users; changes of earlier ones are found by the search. */
function useAuthorColumn(): Column {
  const { text } = useColumns<AuditEntry>();
  const nameOf = useAuthorName();
  const { data } = useApiQuery<typeof listUsers>('/users', { query: { role: 'admin', pageSize: 100 } });
  const options = data?.items.map(({ _id, name, username }) => ({ value: _id, text: name || username }));
  return {
    ...text('name', texts.who, nameOf),
    filter: { kind: 'choice', name: 'userId', options: options ?? [] },
  };
}

function useWhatColumns(): readonly Column[] {
  const { text } = useColumns<AuditEntry>();
  const translate = useText();
  const actionText = useActionText();
  const thingOf = useThingOf();
  return [
    {
      id: 'action',
      title: translate(texts.action),
      filter: {
        kind: 'choice',
        options: Object.entries(actionTexts).map(([value, text]) => ({ value, text: translate(text) })),
      },
      cell: (entry) => <Badge tone={toneOf[entry.action]}>{actionText(entry)}</Badge>,
      exportValue: actionText,
    },
    {
      ...text('thing', texts.thing, thingOf),
      filter: {
        kind: 'choice',
        options: Object.entries(thingTexts).map(([value, text]) => ({ value, text: translate(text) })),
      },
    },
  ];
}

/** Characters of a value in the list; the dialog and the export have all of it. */
const valueLength = 20;

function shortened(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}

function useChangesColumn(): Column {
  const translate = useText();
  const fieldText = useFieldText();
  const valueText = useValueText();
  const linesOf = (entry: AuditEntry, length = Infinity): readonly string[] =>
    readableChanges(entry).map(({ field, before, after }) =>
      translate(before === null ? texts.added : texts.change, {
        field: fieldText(entry, field),
        before: shortened(valueText(before), length),
        after: shortened(valueText(after), length),
      }),
    );
  return {
    id: 'changes',
    title: translate(texts.changes),
    cell: (entry) => {
      const [first, ...others] = linesOf(entry, valueLength);
      if (first === undefined) return '–';
      return others.length === 0 ? first : translate(texts.more, { first, n: others.length });
    },
    exportValue: (entry) => linesOf(entry).join('\n'),
  };
}
