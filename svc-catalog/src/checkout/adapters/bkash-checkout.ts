import type { BkashAccount } from '@pathshala/service-kit/config/payment-accounts';
import type { PaymentFinding, PaymentProvider, ProviderPayment, RefundFinding } from '../ports.ts';
import {
  createProviderCall,
  isWebAddress,
  paisaOfText,
  type ProviderAnswer,
  ProviderUnavailable,
  takaText,
  textOf,
} from './provider-call.ts';

interface BkashOptions {
  readonly account: BkashAccount;
  readonly timeoutMs: number;
  /** Epoch ms. */
  readonly now: () => number;
}

type Fields = ProviderAnswer['fields'];

/** The part of a token's life that is not used, so that no call begins with one that ends on the way. */
const marginMs = 60_000;
const maxTokenMs = 3_600_000;

/** One token for all calls of the process; the number of grants is limited. */
function createToken({ account, timeoutMs, now }: BkashOptions) {
  const call = createProviderCall('bkash', timeoutMs);
  let granted: { readonly token: string; readonly until: number } | null = null;
  let pending: Promise<string> | null = null;

  async function grant(): Promise<string> {
    const { appKey, appSecret, username, password, baseUrl } = account;
    const { fields } = await call({
      operation: 'token',
      url: `${baseUrl}/token/grant`,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', username, password },
      body: JSON.stringify({ app_key: appKey, app_secret: appSecret }),
    });
    const token = textOf(fields, 'id_token');
    if (token === '') throw new ProviderUnavailable('bkash', 'token', 'refused');
    const lifeMs = Math.min(maxTokenMs, Number(textOf(fields, 'expires_in')) * 1000 || maxTokenMs);
    granted = { token, until: now() + lifeMs - marginMs };
    return token;
  }

  return {
    async take(): Promise<string> {
      if (granted !== null && now() < granted.until) return granted.token;
      pending ??= grant().finally(() => (pending = null));
      return pending;
    },
    /** The provider refused the token. */
    drop(token: string): void {
      if (granted?.token === token) granted = null;
    },
  };
}

function findingOf(fields: Fields): PaymentFinding | null {
  if (textOf(fields, 'transactionStatus') !== 'Completed') return null;
  const amountPaisa = paisaOfText(textOf(fields, 'amount'));
  const transactionId = textOf(fields, 'trxID');
  if (amountPaisa === null || transactionId === '') return null;
  return {
    status: 'paid',
    transactionId,
    amountPaisa,
    currency: textOf(fields, 'currency'),
    orderId: textOf(fields, 'merchantInvoiceNumber'),
    isRisky: false,
  };
}

function refundOf(fields: Fields): RefundFinding {
  const refundId = textOf(fields, 'refundTrxID');
  if (refundId === '') return { status: 'none' };
  return { status: textOf(fields, 'transactionStatus') === 'Completed' ? 'done' : 'processing', refundId };
}

/** Posts with the token; once more with a new one where it is refused. */
function createPost(options: BkashOptions) {
  const call = createProviderCall('bkash', options.timeoutMs);
  const tokens = createToken(options);
  const { baseUrl, appKey } = options.account;
  return async (operation: string, path: string, body: object): Promise<Fields> => {
    for (let tries = 1; ; tries += 1) {
      const token = await tokens.take();
      const { status, fields } = await call({
        operation,
        url: `${baseUrl}${path}`,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          authorization: token,
          'x-app-key': appKey,
        },
        body: JSON.stringify(body),
      });
      if (status !== 401 && status !== 403) return fields;
      // A refused token had no effect.
      tokens.drop(token);
      if (tries === 2) throw new ProviderUnavailable('bkash', operation, 'refused the token');
    }
  };
}

/** bKash tokenised checkout without an agreement: create, execute, query, refund. The money moves at execute. */
export function createBkashCheckout(options: BkashOptions): PaymentProvider {
  const post = createPost(options);

  async function query({ providerRef }: ProviderPayment): Promise<PaymentFinding> {
    if (providerRef === '') return { status: 'unpaid' };
    const fields = await post('query', '/payment/status', { paymentID: providerRef });
    const paid = findingOf(fields);
    if (paid !== null) return paid;
    const status = textOf(fields, 'transactionStatus');
    if (status === 'Initiated') return { status: 'unpaid' };
    if (status === '' || status === 'Completed') throw new ProviderUnavailable('bkash', 'query', 'no state');
    return { status: 'failed' };
  }

  return {
    name: 'bkash',
    movesAtConfirm: true,
    async create({ checkoutId, amountPaisa, payer, pageUrl }) {
      const fields = await post('create', '/create', {
        mode: '0011',
        payerReference: payer.id,
        callbackURL: pageUrl,
        amount: takaText(amountPaisa),
        currency: 'BDT',
        intent: 'sale',
        merchantInvoiceNumber: checkoutId,
      });
      const [providerRef, payUrl] = [textOf(fields, 'paymentID'), textOf(fields, 'bkashURL')];
      if (providerRef === '' || !isWebAddress(payUrl))
        throw new ProviderUnavailable('bkash', 'create', 'refused');
      return { providerRef, payUrl };
    },
    async confirm(payment) {
      const paid = findingOf(await post('execute', '/execute', { paymentID: payment.providerRef }));
      if (paid !== null) return paid;
      // A refusal, also one because it was executed before: the query says which.
      const found = await query(payment);
      return found.status === 'unpaid' ? { status: 'failed' } : found;
    },
    query,
    async refund({ providerRef, transactionId, amountPaisa, refundKey, reason }) {
      const fields = await post('refund', '/payment/refund', {
        paymentID: providerRef,
        trxID: transactionId,
        amount: takaText(amountPaisa),
        sku: refundKey,
        reason: reason.slice(0, 255),
      });
      const found = refundOf(fields);
      return found.status === 'none' ? { status: 'failed' } : found;
    },
    async findRefund({ providerRef, transactionId }) {
      return refundOf(
        await post('refund status', '/payment/refund', { paymentID: providerRef, trxID: transactionId }),
      );
    },
  };
}
