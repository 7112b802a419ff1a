import type { beginCheckout, readCheckoutOffer } from '@pathshala/svc-catalog-contract/http';
import type { PaymentProviderName } from '@pathshala/svc-catalog-contract/checkout';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './claim.module.css';
import type { PaidCourse } from './claim-types.ts';
import { onlineTexts, providerNames } from './online-texts.ts';

/** Payment at the providers that the school has; nothing where it has none. */
export function PayOnline({ course }: { readonly course: PaidCourse }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { courseId, category } = course;
  const [chosen, choose] = useState<PaymentProviderName>();
  const { data } = useApiQuery<typeof readCheckoutOffer>('/courses/checkouts/offers/{courseId}', {
    params: { courseId },
  });
  const begin = useApiMutation<typeof beginCheckout>('post', '/courses/checkouts');
  if (data === undefined || data.providers.length === 0) return null;
  const amount = format.paisa(data.amountPaisa);
  const start = (provider: PaymentProviderName): void => {
    choose(provider);
    const courseKind = category === 'academic' ? 'academic' : 'admission';
    begin.mutate({ body: { courseId, courseKind, provider } });
  };
  return (
    <section aria-label={translate(onlineTexts.title)} className={styles['online']}>
      <h3>{translate(onlineTexts.title)}</h3>
      <p>{translate(onlineTexts.lead, { amount })}</p>
      {begin.data ? (
        <Leaving payUrl={begin.data.payUrl} />
      ) : (
        <div className={styles['providers']}>
          {data.providers.map((provider) => (
            <Button
              key={provider}
              kind="primary"
              isBusy={begin.isPending && chosen === provider}
              onClick={() => start(provider)}
            >
              {translate(onlineTexts.payBy, { amount, provider: translate(providerNames[provider]) })}
            </Button>
          ))}
        </div>
      )}
      {begin.error && (
        <Notice tone="bad" isLive>
          <p>{begin.error.message || translate(onlineTexts.failed)}</p>
        </Notice>
      )}
      <h3>{translate(onlineTexts.otherwise)}</h3>
    </section>
  );
}

/** Leaves for the page of the provider; the link is for a browser that does not follow. */
function Leaving({ payUrl }: { readonly payUrl: string }): ReactNode {
  const translate = useText();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return (
    <output>
      <a ref={link} href={payUrl}>
        {translate(onlineTexts.leaving)}
      </a>
    </output>
  );
}
