import type { PaymentProviderName } from '@pathshala/svc-catalog-contract/checkout';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import styles from './claim.module.css';
import { Leaving } from './leaving.tsx';
import { onlineTexts, providerNames } from './online-texts.ts';

interface ProviderButtonsProps {
  readonly providers: readonly PaymentProviderName[];
  /** In words. */
  readonly amount: string;
  /** The call that begins the payment. */
  readonly begun: {
    readonly data: { readonly payUrl: string } | undefined;
    readonly isPending: boolean;
    readonly error: ApiError | null;
  };
  readonly onChoose: (provider: PaymentProviderName) => void;
}

/** A button for each provider; the page then leaves for the one that was chosen. */
export function ProviderButtons({ providers, amount, begun, onChoose }: ProviderButtonsProps): ReactNode {
  const translate = useText();
  const [chosen, choose] = useState<PaymentProviderName>();
  const start = (provider: PaymentProviderName): void => {
    choose(provider);
    onChoose(provider);
  };
  if (begun.data) return <Leaving payUrl={begun.data.payUrl} />;
  return (
    <>
      <div className={styles['providers']}>
        {providers.map((provider) => (
          <Button
            key={provider}
            kind="primary"
            isBusy={begun.isPending && chosen === provider}
            onClick={() => start(provider)}
          >
            {translate(onlineTexts.payBy, { amount, provider: translate(providerNames[provider]) })}
          </Button>
        ))}
      </div>
      {begun.error && (
        <Notice tone="bad" isLive>
          <p>{begun.error.message || translate(onlineTexts.failed)}</p>
        </Notice>
      )}
    </>
  );
}
