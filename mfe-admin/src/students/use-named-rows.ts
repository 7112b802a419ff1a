import type { ListRequest, ListSource } from '@pathshala/admin-kit/data-table/list-source';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useMemo } from 'react';
import { nameBatch, shortId, unknownAccount, useMayReadNames } from './account-name.tsx';

interface StudentRow {
  readonly studentId: string;
}

export type NamedRow<Row extends StudentRow> = Row & { readonly studentName: string };

/**
 * A list whose rows have students, of a service that does not know their names: each row gets the name before it is shown, so
 * that it can be announced and exported. A short form of the id stands for it where names may not be read.
 */
export function useNamedRows<Row extends StudentRow>(source: ListSource<Row>): ListSource<NamedRow<Row>> {
  const translate = useText();
  const { api } = useServices();
  const mayRead = useMayReadNames();
  return useMemo(() => {
    async function nameOf(userId: string): Promise<string> {
      const id = shortId(userId);
      return mayRead ? ((await nameBatch(api)(userId)) ?? translate(unknownAccount, { id })) : id;
    }
    return {
      ...source,
      async fetch(request: ListRequest, signal?: AbortSignal) {
        const page = await source.fetch(request, signal);
        const names = await Promise.all(page.items.map(({ studentId }) => nameOf(studentId)));
        return {
          ...page,
          items: page.items.map((row, index) => ({ ...row, studentName: names[index] ?? '' })),
        };
      },
    };
  }, [source, translate, api, mayRead]);
}
