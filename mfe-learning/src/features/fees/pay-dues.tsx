import type { PaymentProviderName } from '@pathshala/svc-catalog-contract/checkout';
import type {
  beginDuesCheckout,
  PayableDue,
  readDuesOffer,
} from '@pathshala/svc-catalog-contract/dues-checkout';
import type { FeeAccount } from '@pathshala/svc-catalog-contract/fees';
import { Field } from '@pathshala/web-kit/parts/field';
import { Select } from '@pathshala/web-kit/parts/text-input';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { ProviderButtons } from '../../payment/provider-buttons.tsx';
import styles from './fees.module.css';
import { texts } from './texts.ts';

const offerPath = '/courses/checkouts/dues/{courseId}';

/** Payment of dues at a provider: what is due, an instalment, or everything. Nothing where the school has no provider. */
export function PayDues({ account }: { readonly account: FeeAccount }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { courseId, duePaisa } = account;
  const [chosen, choose] = useState<string>();
  const { data } = useApiQuery<typeof readDuesOffer>(offerPath, { params: { courseId } });
  const begin = useApiMutation<typeof beginDuesCheckout>('post', '/courses/checkouts/dues', {
    invalidates: [offerPath, '/courses/fees/accounts'],
  });
  const items = data?.items ?? [];
  const due = items.find(({ through }) => through === chosen) ?? proposed(items, duePaisa);
  if (data === undefined || data.providers.length === 0 || due === undefined) return null;
  const start = (provider: PaymentProviderName): void =>
    begin.mutate({ body: { courseId, provider, ...due } });
  return (
    <section className={styles['pay']} aria-label={translate(texts.payOnline)}>
      <h3>{translate(texts.payOnline)}</h3>
      {items.length > 1 && (
        <Field label={translate(texts.payWhat)}>
          <Select value={due.through} onChange={(event) => choose(event.currentTarget.value)}>
            {items.map(({ through, amountPaisa }, at) => (
              <option key={through} value={through}>
                {translate(at === items.length - 1 ? texts.payAll : texts.payThrough, {
                  amount: format.paisa(amountPaisa),
                  day: format.date(through),
                })}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <ProviderButtons
        providers={data.providers}
        amount={format.paisa(due.amountPaisa)}
        begun={begin}
        onChoose={start}
      />
    </section>
  );
}

/** The amount that is due by today, or the next instalment. */
function proposed(items: readonly PayableDue[], duePaisa: number): PayableDue | undefined {
  return items.find(({ amountPaisa }) => amountPaisa === duePaisa) ?? items[0];
}
