import type { readSiteSettings } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import styles from './claim.module.css';
import { claimMethods } from './claim-types.ts';
import { texts } from './texts.ts';

/** Shows how to pay, in three steps. Without stored accounts the first step says so, and whom to ask. */
export function PaySteps({ fee }: { readonly fee: number }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const ask = useAskWhere(format.money(fee));
  const { data } = useApiQuery<typeof readSiteSettings>('/settings', {}, { staleTime: 60_000 });
  const accounts = claimMethods
    .map((method) => ({ name: translate(texts[method]), account: data?.payment?.[method] ?? '' }))
    .filter(({ account }) => account !== '');
  return (
    <section aria-label={translate(texts.steps)}>
      <ol className={styles['steps']}>
        <li>
          {accounts.length > 0
            ? translate(texts.stepPay, { amount: format.money(fee) })
            : data !== undefined && ask(data.contact)}
          <Accounts accounts={accounts} />
        </li>
        <li>{translate(texts.stepKeep)}</li>
        <li>{translate(texts.stepSend)}</li>
      </ol>
    </section>
  );
}

interface Contact {
  readonly phone: string;
  readonly email: string;
}

/** The sentence of a school that names no account: whom to ask, as far as the school says how to reach it. */
function useAskWhere(amount: string): (contact: Contact) => string {
  const translate = useText();
  const format = useFormat();
  return ({ phone, email }) => {
    const ways = { amount, phone: format.digits(phone), email, way: format.digits(phone) || email };
    if (phone !== '' && email !== '') return translate(texts.stepAsk, ways);
    return translate(ways.way === '' ? texts.stepNobody : texts.stepAskOne, ways);
  };
}

interface AccountsProps {
  readonly accounts: readonly { readonly name: string; readonly account: string }[];
}

function Accounts({ accounts }: AccountsProps): ReactNode {
  const translate = useText();
  const copy = useCopy();
  if (accounts.length === 0) return null;
  return (
    <ul className={styles['accounts']}>
      {accounts.map(({ name, account }) => (
        <li key={name}>
          <span className={styles['account']}>
            <span className={styles['name']}>{name}</span>
            <span translate="no">{account}</span>
          </span>
          <Button
            size="small"
            aria-label={translate(texts.copy, { what: name })}
            onClick={() => copy(account)}
          >
            {translate(texts.copyShort)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Copies a text and reports it. */
function useCopy(): (text: string) => void {
  const translate = useText();
  const { toast } = useServices();
  return (text) => {
    // Absent on a page without a secure connection.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const copied = clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => toast.success(translate(texts.copied)),
      () => toast.error(translate(texts.notCopied)),
    );
  };
}
