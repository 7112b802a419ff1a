import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { PaymentProviders } from '../ports.ts';
import { createBkashCheckout } from './bkash-checkout.ts';
import { createSslCommerzCheckout } from './sslcommerz-checkout.ts';

/** The providers at which the environment names an account. */
export function createPaymentProviders({
  payments,
  now,
}: Pick<Platform, 'payments' | 'now'>): PaymentProviders {
  const { bkash, sslcommerz, timeoutMs } = payments;
  const providers = [
    ...(bkash ? [createBkashCheckout({ account: bkash, timeoutMs, now })] : []),
    ...(sslcommerz ? [createSslCommerzCheckout({ account: sslcommerz, timeoutMs })] : []),
  ];
  return new Map(providers.map((provider) => [provider.name, provider]));
}
