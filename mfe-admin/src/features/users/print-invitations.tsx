import { Button } from '@mantine/core';
import { fetchAll, type ListSource } from '@pathshala/admin-kit/data-table/list-source';
import { maxShownInvitations, type showInvitations } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { QrCode } from '@pathshala/web-kit/parts/qr-code';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { type ReactNode, useEffect, useState } from 'react';
import { invitationTexts as texts } from './invitation-texts.ts';
import styles from './users.module.css';
import type { PendingInvitation } from '../../users/user-types.ts';

type ShownInvitation = AnswerOf<typeof showInvitations>['items'][number];

/** A print of more would fill the memory of a small computer. */
const maxPrinted = 500;

/** Prints a sheet with the QR code of each person without an address whom the list shows, on all pages. */
export function PrintInvitations({ source }: { readonly source: ListSource<PendingInvitation> }): ReactNode {
  const translate = useText();
  const [isLoading, setLoading] = useState(false);
  const [shown, setShown] = useState<readonly ShownInvitation[]>();
  const load = useLoadCodes(source);
  useEffect(() => {
    if (shown !== undefined) print();
  }, [shown]);
  async function loadAndPrint(): Promise<void> {
    setLoading(true);
    const codes = await load().finally(() => setLoading(false));
    if (codes !== undefined) setShown(codes);
  }
  return (
    <>
      <Button variant="default" loading={isLoading} onClick={() => void loadAndPrint()}>
        {translate(texts.printQr)}
      </Button>
      {shown && <Sheet people={shown} />}
    </>
  );
}

/** Returns undefined where there is nothing to print, which is said. */
function useLoadCodes(source: ListSource<PendingInvitation>) {
  const translate = useText();
  const format = useFormat();
  const { api, toast } = useServices();
  const [query] = useQueryParams();
  const filterOf = (): Record<string, string> =>
    Object.fromEntries(
      ['q', 'state'].flatMap((name) => {
        const value = query.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );

  async function codesOf(people: readonly PendingInvitation[]): Promise<readonly ShownInvitation[]> {
    const codes: ShownInvitation[] = [];
    for (let from = 0; from < people.length; from += maxShownInvitations) {
      const ids = people.slice(from, from + maxShownInvitations).map(({ _id }) => _id);
      const body = { ids };
      const path = '/users/invitations/links';
      codes.push(...(await api.call<typeof showInvitations>('post', path, { body })).items);
    }
    return codes;
  }

  return async (): Promise<readonly ShownInvitation[] | undefined> => {
    const options = { signal: new AbortController().signal, onProgress: () => undefined };
    try {
      const people = await fetchAll(source, { ...filterOf(), by: 'qr' }, options);
      if (people.length > 0 && people.length <= maxPrinted) return await codesOf(people);
      const numbers = { n: format.number(people.length), max: format.number(maxPrinted) };
      toast.info(people.length === 0 ? translate(texts.qrNobody) : translate(texts.qrTooMany, numbers));
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
    return undefined;
  };
}

/** Seen on paper only. */
function Sheet({ people }: { readonly people: readonly ShownInvitation[] }): ReactNode {
  const translate = useText();
  const format = useFormat();
  return (
    <div className={styles['sheet']} aria-hidden="true">
      {people.map(({ _id, name, mobile, username, url, expiresAt }) => (
        <div key={_id} className={styles['card']}>
          <QrCode text={url} label={translate(texts.qrLabel, { name })} />
          <strong>{name}</strong>
          <span>{mobile === undefined ? username : format.digits(mobile)}</span>
          <small>{translate(texts.qrLead, { time: format.shortDateTime(expiresAt) })}</small>
        </div>
      ))}
    </div>
  );
}
