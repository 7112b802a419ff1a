import type { SslCommerzAccount } from '@pathshala/service-kit/config/payment-accounts';
import type {
  PaymentFinding,
  PaymentOrder,
  PaymentProvider,
  ProviderPayment,
  RefundFinding,
} from '../ports.ts';
import {
  createProviderCall,
  isWebAddress,
  paisaOfText,
  type ProviderAnswer,
  ProviderUnavailable,
  takaText,
  textOf,
} from './provider-call.ts';

interface SslCommerzOptions {
  readonly account: SslCommerzAccount;
  readonly timeoutMs: number;
}

type Fields = ProviderAnswer['fields'];

const isPaid = (fields: Fields): boolean => ['VALID', 'VALIDATED'].includes(textOf(fields, 'status'));

function elementsOf({ element }: Fields): readonly Fields[] {
  if (!Array.isArray(element)) return [];
  return element.filter((one): one is Fields => typeof one === 'object' && one !== null);
}

/** The amount and currency of the order are in the fields of the currency that was sent. */
function findingOf(fields: Fields): PaymentFinding | null {
  const amount = textOf(fields, 'currency_amount') || textOf(fields, 'amount');
  const amountPaisa = paisaOfText(amount);
  const transactionId = textOf(fields, 'bank_tran_id');
  if (!isPaid(fields) || amountPaisa === null || transactionId === '') return null;
  return {
    status: 'paid',
    transactionId,
    amountPaisa,
    currency: textOf(fields, 'currency_type') || textOf(fields, 'currency'),
    orderId: textOf(fields, 'tran_id'),
    // Whatever is not said to be safe is held.
    isRisky: textOf(fields, 'risk_level') !== '0',
  };
}

function refundOf(fields: Fields): RefundFinding {
  const [status, refundId] = [textOf(fields, 'status'), textOf(fields, 'refund_ref_id')];
  if (status === 'failed' || status === 'cancelled') return { status: 'failed' };
  if (refundId === '') throw new ProviderUnavailable('sslcommerz', 'refund', 'no state');
  return { status: status === 'refunded' ? 'done' : 'processing', refundId };
}

/** The fields of a session. The site passes on no telephone numbers and no addresses, which are mandatory. */
function sessionForm(store: Readonly<Record<string, string>>, order: PaymentOrder): URLSearchParams {
  const { checkoutId, amountPaisa, courseName, payer, returnUrl, noticeUrl } = order;
  return new URLSearchParams({
    ...store,
    total_amount: takaText(amountPaisa),
    currency: 'BDT',
    tran_id: checkoutId,
    success_url: `${returnUrl}?outcome=success`,
    fail_url: `${returnUrl}?outcome=failure`,
    cancel_url: `${returnUrl}?outcome=cancel`,
    ipn_url: noticeUrl,
    cus_name: payer.name || payer.id,
    cus_email: payer.email,
    cus_add1: 'Bangladesh',
    cus_city: 'Dhaka',
    cus_postcode: '1000',
    cus_country: 'Bangladesh',
    cus_phone: '-',
    shipping_method: 'NO',
    product_name: courseName.slice(0, 255),
    product_category: 'education',
    product_profile: 'non-physical-goods',
  });
}

/** Asks the interfaces of the validator, as the store. */
function createValidator({ account, timeoutMs }: SslCommerzOptions) {
  const call = createProviderCall('sslcommerz', timeoutMs);
  const { baseUrl, storeId: store_id, storePassword: store_passwd } = account;
  return async (operation: string, file: string, query: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams({ ...query, store_id, store_passwd, v: '1', format: 'json' });
    const url = `${baseUrl}/validator/api/${file}?${search.toString()}`;
    const { fields } = await call({ operation, url, method: 'GET' });
    // The validation API states no connection where it knows the payment.
    const connection = textOf(fields, 'APIConnect');
    if (connection !== 'DONE' && connection !== '')
      throw new ProviderUnavailable('sslcommerz', operation, `connection ${connection}`);
    return fields;
  };
}

/**
 * SSLCommerz: a session on its page, then its validation API. The money moves on its page, so that to confirm is to ask. Its
 * notices carry nothing that is used.
 */
export function createSslCommerzCheckout(options: SslCommerzOptions): PaymentProvider {
  const call = createProviderCall('sslcommerz', options.timeoutMs);
  const { baseUrl, storeId, storePassword } = options.account;
  const store = { store_id: storeId, store_passwd: storePassword };

  const ask = createValidator(options);
  const askMerchant = (operation: string, query: Readonly<Record<string, string>>) =>
    ask(operation, 'merchantTransIDvalidationAPI.php', query);

  async function query({ checkoutId }: ProviderPayment): Promise<PaymentFinding> {
    const found = await askMerchant('query', { tran_id: checkoutId });
    const elements = elementsOf(found);
    const paid = elements.find(isPaid);
    if (paid === undefined) {
      const isOver = elements.length > 0 && elements.every((one) => textOf(one, 'status') === 'FAILED');
      return { status: isOver ? 'failed' : 'unpaid' };
    }
    const validated = await ask('validate', 'validationserverAPI.php', { val_id: textOf(paid, 'val_id') });
    const finding = findingOf(validated);
    if (finding === null) throw new ProviderUnavailable('sslcommerz', 'validate', 'no state');
    return finding;
  }

  return {
    name: 'sslcommerz',
    movesAtConfirm: false,
    async create(order) {
      const form = sessionForm(store, order);
      const { fields } = await call({
        operation: 'create',
        url: `${baseUrl}/gwprocess/v4/api.php`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      });
      const [providerRef, payUrl] = [textOf(fields, 'sessionkey'), textOf(fields, 'GatewayPageURL')];
      if (textOf(fields, 'status') !== 'SUCCESS' || providerRef === '' || !isWebAddress(payUrl))
        throw new ProviderUnavailable('sslcommerz', 'create', 'refused');
      return { providerRef, payUrl };
    },
    confirm: query,
    query,
    async refund({ transactionId, amountPaisa, refundKey, reason }) {
      return refundOf(
        await askMerchant('refund', {
          bank_tran_id: transactionId,
          refund_trans_id: refundKey,
          refund_amount: takaText(amountPaisa),
          refund_remarks: reason.slice(0, 255),
          refe_id: refundKey,
        }),
      );
    },
    async findRefund({ refundId }) {
      if (refundId === '') return { status: 'unknown' };
      return refundOf(await askMerchant('refund status', { refund_ref_id: refundId }));
    },
  };
}
