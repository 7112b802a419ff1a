import { type checkBulkEnrolment, maxBulkStudents } from '@pathshala/svc-catalog-contract/bulk-enrolments';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useState } from 'react';
import { findPeople, type MissingPerson, type Progress } from '../../bulk/find-people.ts';
import { texts } from './texts.ts';

/** The people who were found, and the course: they stay while the missing ones are corrected. */
interface FoundPeople {
  readonly courseId: string;
  readonly studentIds: readonly string[];
  readonly invitedIds: readonly string[];
}

export interface CheckedOrder {
  readonly id: string;
  readonly missing: readonly MissingPerson[];
  readonly found: FoundPeople;
}

interface CheckState {
  readonly progress?: Progress;
  readonly error?: string;
}

/** Looks the people up in svc-auth, then has svc-catalog check whom it can enrol. */
export function useCheckPeople(onChecked: (order: CheckedOrder) => void) {
  const translate = useText();
  const { number } = useFormat();
  const { api } = useServices();
  const [state, setState] = useState<CheckState>({});

  function problemOf(courseId: string, people: readonly string[]): string | undefined {
    if (courseId === '') return translate(texts.noCourse);
    if (people.length === 0) return translate(texts.noPeople);
    return people.length > maxBulkStudents
      ? translate(texts.tooMany, { n: number(maxBulkStudents) })
      : undefined;
  }

  /** `known`: who was found before and is in the order too. */
  async function check(courseId: string, people: readonly string[], known?: FoundPeople): Promise<void> {
    const error = problemOf(courseId, people);
    if (error !== undefined) return setState({ error });
    try {
      const looked = await findPeople(api, people, (progress) => setState({ progress }));
      const studentIds = [...new Set([...(known?.studentIds ?? []), ...looked.studentIds])];
      const invitedIds = [...new Set([...(known?.invitedIds ?? []), ...looked.invitedIds])];
      if (looked.missing.length === people.length) return setState({ error: translate(texts.nobodyFound) });
      const body = { courseId, studentIds, invitedIds };
      const order = await api.call<typeof checkBulkEnrolment>('post', '/courses/bulk-enrolments', { body });
      setState({});
      onChecked({ id: order._id, missing: looked.missing, found: body });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setState({ error: failure.message });
    }
  }

  return { ...state, check };
}
