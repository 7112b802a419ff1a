import { Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { searchKeyOf } from '@pathshala/rules/bengali';
import { attendanceState, type AttendanceState } from '@pathshala/svc-catalog-contract/attendance';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LeaveGuard } from '@pathshala/web-kit/parts/leave-guard';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import styles from './attendance.module.css';
import { RoomCode } from './room-code.tsx';
import { texts } from './texts.ts';
import { type Desk, type DeskStudent, maxListed, useDesk } from './use-desk.ts';

/** /boss/classes/:id/attendance: the list of a class, for a phone as well; the code for the room. */
export function DeskPage(): ReactNode {
  const { id = '' } = useParams();
  const translate = useText();
  const inLanguage = useBilingual();
  const [isCodeShown, setCodeShown] = useState(false);
  const desk = useDesk(id, isCodeShown);
  const title = desk.query.data?.title;
  return (
    <AdminPage
      title={title === undefined ? translate(texts.title) : translate(texts.of, { name: inLanguage(title) })}
      breadcrumbs={[{ text: translate(texts.classes), to: '/boss/classes' }]}
      actions={
        <Button variant="default" aria-expanded={isCodeShown} onClick={() => setCodeShown(!isCodeShown)}>
          {translate(isCodeShown ? texts.hideCode : texts.showCode)}
        </Button>
      }
    >
      {isCodeShown && <RoomCode id={id} />}
      <QueryStates query={desk.query}>{(data) => <List data={data} desk={desk} />}</QueryStates>
    </AdminPage>
  );
}

interface ListProps {
  readonly data: Desk;
  readonly desk: ReturnType<typeof useDesk>;
}

function List({ data, desk }: ListProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const [search, setSearch] = useState('');
  const { students, counts, opensAt, startsAt, batchName } = data;
  const { changes, mark, save, isSaving } = desk;
  if (Date.parse(opensAt) > Date.now()) {
    return <Notice>{translate(texts.opens, { time: format.dateTime(opensAt) })}</Notice>;
  }
  const stateOf = ({ studentId, state }: DeskStudent) => changes.get(studentId) ?? state;
  const unmarked = students.filter((one) => stateOf(one) === null);
  const key = searchKeyOf(search);
  const shown = students.filter(({ name }) => searchKeyOf(name).includes(key));
  return (
    <>
      <LeaveGuard isUnsaved={() => changes.size > 0}>
        {translate(texts.changed, { n: changes.size })}
      </LeaveGuard>
      <p>
        {[format.dateTime(startsAt), batchName].filter((fact) => fact !== '').join(' · ')}
        <br />
        {translate(texts.counts, counts)}. {translate(texts.unmarked, { n: unmarked.length })}.
      </p>
      {students.length >= maxListed && <Notice>{translate(texts.cut, { n: students.length })}</Notice>}
      <Group gap="sm" align="end">
        <TextInput
          label={translate(texts.search)}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {unmarked.length > 0 && (
          <Button
            variant="default"
            onClick={() =>
              mark(
                unmarked.map(({ studentId }) => studentId),
                'present',
              )
            }
          >
            {translate(texts.restPresent)}
          </Button>
        )}
      </Group>
      {shown.length === 0 && <p>{translate(students.length === 0 ? texts.nobody : texts.notFound)}</p>}
      <ul className={styles['students']}>
        {shown.map((one) => (
          <Student
            key={one.studentId}
            one={one}
            state={stateOf(one)}
            onChange={(state) => mark([one.studentId], state)}
          />
        ))}
      </ul>
      <div className={styles['bar']}>
        <output>{changes.size > 0 && translate(texts.changed, { n: changes.size })}</output>
        <Button aria-busy={isSaving} onClick={save}>
          {translate(isSaving ? texts.saving : texts.save)}
        </Button>
      </div>
    </>
  );
}

interface StudentProps {
  readonly one: DeskStudent;
  readonly state: AttendanceState | null;
  readonly onChange: (state: AttendanceState) => void;
}

const sourceTexts = { code: texts.byCode, link: texts.byLink, end: texts.afterEnd, list: undefined };

function Student({ one, state, onChange }: StudentProps): ReactNode {
  const translate = useText();
  const { name, source } = one;
  const sourceText = source === null || state !== one.state ? undefined : sourceTexts[source];
  return (
    <li className={styles['student']}>
      <span>
        {name} {sourceText && <span className={styles['quiet']}>({translate(sourceText)})</span>}
      </span>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={translate(texts.stateOf, { name })}
        data={attendanceState.options.map((value) => ({ value, label: translate(texts[value]) }))}
        value={state ?? ''}
        onChange={(value) => onChange(attendanceState.parse(value))}
      />
    </li>
  );
}
