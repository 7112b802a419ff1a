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
export function AttendancePage(): ReactNode {
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
  const [now] = useState(() => Date.now());
  const { students, opensAt } = data;
  const { changes, mark } = desk;
  if (Date.parse(opensAt) > now) {
    return <Notice>{translate(texts.opens, { time: format.dateTime(opensAt) })}</Notice>;
  }
  const stateOf = ({ studentId, state }: DeskStudent) => changes.get(studentId) ?? state;
  const unmarked = students.filter((one) => stateOf(one) === null).map(({ studentId }) => studentId);
  const key = searchKeyOf(search);
  const shown = students.filter(({ name }) => searchKeyOf(name).includes(key));
  return (
    <>
      <Facts data={data} unmarked={unmarked.length} />
      <Group gap="sm" align="end">
        <TextInput
          label={translate(texts.search)}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {unmarked.length > 0 && (
          <Button variant="default" onClick={() => mark(unmarked, 'present')}>
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
      <Save desk={desk} />
    </>
  );
}

function Facts({ data, unmarked }: { readonly data: Desk; readonly unmarked: number }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const inLanguage = useBilingual();
  const { students, counts, startsAt, batchName } = data;
  return (
    <>
      <p>
        {[format.dateTime(startsAt), inLanguage(batchName)].filter((fact) => fact !== '').join(' · ')}
        <br />
        {translate(texts.counts, counts)} {translate(texts.unmarked, { n: unmarked })}
      </p>
      {students.length >= maxListed && <Notice>{translate(texts.cut, { n: students.length })}</Notice>}
    </>
  );
}

function Save({ desk: { changes, save, isSaving } }: Pick<ListProps, 'desk'>): ReactNode {
  const translate = useText();
  const unsaved = translate(texts.changed, { n: changes.size });
  return (
    <div className={styles['bar']}>
      <LeaveGuard isUnsaved={() => changes.size > 0}>{unsaved}</LeaveGuard>
      <output>{changes.size > 0 && unsaved}</output>
      <Button aria-busy={isSaving} onClick={save}>
        {translate(isSaving ? texts.saving : texts.save)}
      </Button>
    </div>
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
