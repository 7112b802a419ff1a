import { Button } from '@mantine/core';
import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { DateTimeField } from '@pathshala/admin-kit/forms/date-time-field';
import type { CourseOpenings } from '@pathshala/svc-catalog-contract/openings';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { texts } from './texts.ts';
import type { OpeningsValues } from './use-openings-form.ts';

type Part = CourseOpenings['parts'][number];

/** A part, its place in the form, and its values there. */
interface Row {
  readonly part: Part;
  readonly at: number;
  readonly opening: OpeningsValues['openings'][number];
}

interface OpeningsTableProps {
  readonly course: CourseOpenings;
  readonly control: Control<OpeningsValues>;
}

/** The parts of the course. One row at a time has fields, because a course can have thousands of lessons. */
export function OpeningsTable({ course, control }: OpeningsTableProps): ReactNode {
  const inLanguage = useBilingual();
  const openings = useWatch({ control, name: 'openings' });
  const [changed, setChanged] = useState<number>();
  const columns = useOpeningColumns(course.parts, { changed, setChanged });
  const rows = course.parts.flatMap((part, at) => {
    const opening = openings[at];
    return opening === undefined ? [] : [{ part, at, opening }];
  });
  return (
    <Table
      caption={inLanguage(course.courseName)}
      columns={columns}
      rows={rows}
      keyOf={({ part }) => part._id}
      onPhone="cards"
    />
  );
}

interface Changing {
  /** The place of the part whose fields are shown. */
  readonly changed: number | undefined;
  readonly setChanged: (at: number) => void;
}

function useOpeningColumns(parts: readonly Part[], { changed, setChanged }: Changing): Column<Row>[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const time = (name: 'opensAt' | 'closesAt', empty: (typeof texts)['always' | 'never']): Column<Row> => ({
    id: name,
    title: translate(texts[name]),
    cell: ({ at, opening }) =>
      at === changed ? (
        <DateTimeField<OpeningsValues>
          name={`openings.${at}.${name}`}
          label={translate(texts[name])}
          isOptional
        />
      ) : (
        <Time iso={opening[name]} empty={translate(empty)} />
      ),
  });
  return [
    { id: 'title', title: translate(commonTexts.title), cell: ({ part }) => inLanguage(part.title) },
    { id: 'kind', title: translate(commonTexts.type), cell: ({ part }) => translate(texts.kind[part.kind]) },
    time('opensAt', texts.always),
    time('closesAt', texts.never),
    {
      id: 'after',
      title: translate(texts.after),
      cell: ({ at, opening }) =>
        at === changed ? <Condition at={at} parts={parts} /> : titleOf(parts, opening.after, inLanguage),
    },
    {
      id: 'change',
      title: translate(texts.change),
      cell: ({ part, at }) =>
        at !== changed && (
          <Button
            variant="default"
            aria-label={translate(texts.changeOf, { title: inLanguage(part.title) })}
            onClick={() => setChanged(at)}
          >
            {translate(texts.change)}
          </Button>
        ),
    },
  ];
}

function titleOf(parts: readonly Part[], id: string, inLanguage: (text: string) => string): string {
  return inLanguage(id === '' ? '' : (parts.find(({ _id }) => _id === id)?.title ?? ''));
}

function Time({ iso, empty }: { readonly iso: string | null | undefined; readonly empty: string }) {
  const format = useFormat();
  return iso ? <time dateTime={iso}>{format.dateTime(iso)}</time> : empty;
}

/** Chooses what students complete first, out of all other lessons or past years of the course. */
function Condition({ at, parts }: { readonly at: number; readonly parts: readonly Part[] }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const isCondition = ({ kind }: Part): boolean => kind === 'lesson' || kind === 'year';
  const others = parts.filter((part, place) => isCondition(part) && place !== at);
  const choices = others.map(({ _id, title }) => ({ value: _id, label: inLanguage(title) }));
  return (
    <ChoiceField<OpeningsValues>
      name={`openings.${at}.after`}
      label={translate(texts.after)}
      choices={[{ value: '', label: translate(texts.nothing) }, ...choices]}
      isOptional
    />
  );
}
