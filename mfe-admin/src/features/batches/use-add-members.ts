import type { addBatchMembers, Batch, checkBatchMembers } from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useState } from 'react';
import { findPeople, type MissingPerson, type Progress } from '../../bulk/find-people.ts';
import { membersPath, staleBatches } from '../../batches/batch-paths.ts';
import { texts } from '../../batches/member-texts.ts';

/** People of one list, and students of one call. */
const maxPeople = 2_000;
const callSize = 100;

type Checked = Awaited<ReturnType<typeof checkAll>>;

export interface CheckedList extends Checked {
  readonly missing: readonly MissingPerson[];
  /** People who are invited and have no account yet: they cannot be in a batch. */
  readonly invited: number;
}

interface AddState {
  readonly progress?: Progress;
  readonly error?: string;
  readonly checked?: CheckedList;
}

const callsOf = (ids: readonly string[]): readonly string[][] =>
  Array.from({ length: Math.ceil(ids.length / callSize) }, (_, at) =>
    ids.slice(at * callSize, (at + 1) * callSize),
  );

async function checkAll(api: Api, id: string, studentIds: readonly string[]) {
  const answers = [];
  for (const some of callsOf(studentIds)) {
    const input = { params: { id }, query: { students: some.join(',') } };
    answers.push(
      await api.call<typeof checkBatchMembers>('get', '/courses/batches/{id}/members/check', input),
    );
  }
  return { free: answers[0]?.free ?? 0, students: answers.flatMap(({ students }) => students) };
}

const isId = (who: string): boolean => /^[0-9a-f]{24}$/u.test(who);

/** Looks the people up in svc-auth, has svc-catalog check who can be added, and adds them after the confirmation. */
export function useAddMembers({ _id: id }: Pick<Batch, '_id'>, onAdded: () => void) {
  const translate = useText();
  const { number } = useFormat();
  const { api, queryClient, toast } = useServices();
  const [state, setState] = useState<AddState>({});

  async function tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setState(({ checked }) => ({ error: failure.message, ...(checked && { checked }) }));
    }
  }

  /** Looks the people up and shows who can be added; it adds no student. */
  async function check(people: readonly string[]): Promise<void> {
    if (people.length === 0) return setState({ error: translate(texts.noPeople) });
    if (people.length > maxPeople) {
      return setState({ error: translate(texts.tooMany, { n: number(maxPeople) }) });
    }
    await tried(async () => {
      const written = people.filter((who) => !isId(who));
      const looked = await findPeople(api, written, (progress) => setState({ progress }));
      const studentIds = [...new Set([...people.filter(isId), ...looked.studentIds])];
      const checked = await checkAll(api, id, studentIds);
      setState({ checked: { ...checked, missing: looked.missing, invited: looked.invitedIds.length } });
    });
  }

  async function add(studentIds: readonly string[]): Promise<void> {
    await tried(async () => {
      let added = 0;
      for (const some of callsOf(studentIds)) {
        const input = { params: { id }, body: { studentIds: [...some] } };
        added += (await api.call<typeof addBatchMembers>('post', membersPath, input)).added;
      }
      const left = studentIds.length - added;
      if (left === 0) toast.success(translate(texts.added, { n: added }));
      else toast.error(translate(texts.addedSome, { n: number(added), left: number(left) }));
      await Promise.all(staleBatches.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
      onAdded();
    });
  }

  return { ...state, check, add, restart: () => setState({}) };
}
