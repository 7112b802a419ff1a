import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge, type Tone } from '@pathshala/web-kit/parts/badge';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ColumnFilter, DataColumn, ExportValue, Label } from './data-table-types.ts';
import { useLabel } from './state/use-label.ts';

type OfKind<Row, Value> = (id: string, title: Label, of: (row: Row) => Value) => DataColumn<Row>;

interface Options<Value extends string> {
  /** The options of the filter, in its order. */
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => Label;
}

interface Choices<Row, Value extends string> extends Options<Value> {
  readonly of: (row: Row) => Value;
  /** Shows the value as a badge. */
  readonly toneOf?: (value: Value) => Tone;
  /** The settings of the filter in addition to its options. */
  readonly filter?: Pick<Extract<ColumnFilter, { kind: 'choice' }>, 'name' | 'label' | 'unset'>;
}

/** How values of each kind are shown, aligned and exported. */
interface ColumnKinds<Row> {
  readonly text: OfKind<Row, string | null>;
  /** A text like `বাংলা | English`, exported as it is stored. */
  readonly bilingual: OfKind<Row, string>;
  readonly number: OfKind<Row, number>;
  readonly money: OfKind<Row, number>;
  /** ISO 8601; a dash where it is null. */
  readonly date: OfKind<Row, string | null>;
  readonly dateTime: OfKind<Row, string | null>;
  /** One of several values with a filter, exported in words. */
  readonly choice: <Value extends string>(
    id: string,
    title: Label,
    choices: Choices<Row, Value>,
  ) => DataColumn<Row>;
  /** The filter of a column of another kind. */
  readonly filterOf: <Value extends string>(options: Options<Value>, name?: string) => ColumnFilter;
}

const instantOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));
const asItIs = <Value extends ExportValue>(value: Value): Value => value;

/** The columns of a list by kind: `{ ...number('waiting', texts.waiting, ({ waiting }) => waiting), sortable: true }`. */
export function useColumns<Row>(): ColumnKinds<Row> {
  const inLanguage = useBilingual();
  const format = useFormat();
  const wordsOf = useLabel();

  function kind<Value>(
    show: (value: Value) => ReactNode,
    exported: (value: Value) => ExportValue,
    always: Pick<DataColumn<Row>, 'isNumber' | 'filter'> = {},
  ): OfKind<Row, Value> {
    return (id, title, of) => ({
      id,
      title: wordsOf(title),
      cell: (row) => show(of(row)),
      exportValue: (row) => exported(of(row)),
      ...always,
    });
  }

  const time = (show: (iso: string) => string) =>
    kind<string | null>((iso) => (iso === null ? '–' : show(iso)), instantOf);

  const optionsOf = <Value extends string>({ values, textOf }: Options<Value>) =>
    values.map((value) => ({ value, text: wordsOf(textOf(value)) }));

  function choice<Value extends string>(
    id: string,
    title: Label,
    { of, toneOf, filter, ...listed }: Choices<Row, Value>,
  ): DataColumn<Row> {
    const words = (value: Value): string => wordsOf(listed.textOf(value));
    const shown = (value: Value): ReactNode =>
      toneOf ? <Badge tone={toneOf(value)}>{words(value)}</Badge> : words(value);
    const options = optionsOf(listed);
    return kind(shown, words, { filter: { kind: 'choice', options, ...filter } })(id, title, of);
  }

  return {
    text: kind(asItIs, asItIs),
    bilingual: kind(inLanguage, asItIs),
    number: kind(format.number, asItIs, { isNumber: true }),
    money: kind(format.money, asItIs, { isNumber: true }),
    date: time(format.shortDate),
    dateTime: time(format.shortDateTime),
    choice,
    filterOf: (options, name) => ({
      kind: 'choice',
      options: optionsOf(options),
      ...(name !== undefined && { name }),
    }),
  };
}
