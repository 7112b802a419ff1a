import { useMayDoWithLimits } from '@pathshala/admin-kit/layout/use-may-do';
import { compareNames } from '@pathshala/rules/bengali-order';
import { permissions } from '@pathshala/rules/permissions';
import type { readUserNames } from '@pathshala/svc-auth-contract/http';
import type { AttendanceList, AttendanceState } from '@pathshala/svc-catalog-contract/attendance';
import type { markAttendance, readAttendance } from '@pathshala/svc-catalog-contract/attendance-routes';
import type { Api } from '@pathshala/web-kit/api';
import { type ApiError, isApiError } from '@pathshala/web-kit/api-error';
import { useQuery } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useState } from 'react';
import { texts } from './texts.ts';

const path = '/classes/{id}/attendance';
/** More than the largest batch has. */
export const maxListed = 2_000;
const atOnce = 100;
const marksAtOnce = 500;
const refreshMs = 15_000;

export interface DeskStudent {
  readonly studentId: string;
  readonly name: string;
  readonly state: AttendanceState | null;
  readonly source: AttendanceList['students'][number]['source'];
}

export interface Desk extends Omit<AttendanceList, 'students'> {
  /** Sorted by name. */
  readonly students: readonly DeskStudent[];
}

async function namesOf(api: Api, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (let first = 0; first < ids.length; first += atOnce) {
    const query = { ids: ids.slice(first, first + atOnce).join(',') };
    const { items } = await api.call<typeof readUserNames>('get', '/users/names', { query });
    for (const { _id, name } of items) names.set(_id, name);
  }
  return names;
}

/** All students of the class, in calls of a hundred. */
async function readDesk(api: Api, id: string, mayReadNames: boolean): Promise<Desk> {
  const call = (after: string | null) =>
    api.call<typeof readAttendance>('get', path, { params: { id }, query: after === null ? {} : { after } });
  let answer = await call(null);
  const found = [...answer.students];
  while (answer.next !== null && found.length < maxListed) {
    answer = await call(answer.next);
    found.push(...answer.students);
  }
  const ids = found.map(({ studentId }) => studentId);
  const names = mayReadNames ? await namesOf(api, ids) : new Map<string, string>();
  const students = found.map(({ studentId, state, source }) => ({
    studentId,
    name: names.get(studentId) ?? `…${studentId.slice(-6)}`,
    state,
    source,
  }));
  return { ...answer, students: students.toSorted((one, other) => compareNames(one.name, other.name)) };
}

/** The students of a class, what was changed and is not saved, and the save of all of it in one call. */
export function useDesk(id: string, isCodeShown: boolean) {
  const translate = useText();
  const may = useMayDoWithLimits();
  const { api, queryClient, toast } = useServices();
  const mayReadNames = may(permissions.marking, permissions.campaigns, permissions.support);
  const query = useQuery<Desk, ApiError>({
    queryKey: [path, { params: { id } }],
    queryFn: () => readDesk(api, id, mayReadNames),
    refetchInterval: isCodeShown ? refreshMs : false,
  });
  const [changes, setChanges] = useState<ReadonlyMap<string, AttendanceState>>(new Map());
  const [isSaving, setSaving] = useState(false);

  async function send(marks: readonly { readonly studentId: string; readonly state: AttendanceState }[]) {
    for (let first = 0; first < marks.length; first += marksAtOnce) {
      const body = { marks: marks.slice(first, first + marksAtOnce) };
      await api.call<typeof markAttendance>('put', path, { params: { id }, body });
    }
  }

  async function save(): Promise<void> {
    const sent = changes;
    setSaving(true);
    try {
      await send([...sent].map(([studentId, state]) => ({ studentId, state })));
      await queryClient.invalidateQueries({ queryKey: [path] });
      // A change that was made while the save was on its way is still to be saved.
      setChanges((now) => new Map([...now].filter(([key, state]) => sent.get(key) !== state)));
      toast.success(translate(texts.saved));
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    } finally {
      setSaving(false);
    }
  }

  return {
    query,
    changes,
    isSaving,
    mark: (studentIds: readonly string[], state: AttendanceState) =>
      setChanges((now) => new Map([...now, ...studentIds.map((one) => [one, state] as const)])),
    save: () => void (changes.size > 0 && !isSaving && save()),
  };
}
