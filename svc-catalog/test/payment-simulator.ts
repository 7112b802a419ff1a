import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentAccounts } from '@pathshala/service-kit/config/payment-accounts';

/** The one thing that goes wrong with a payment. */
export type Fault =
  | 'none'
  /** The money moves, and the answer is lost. */
  | 'lost-after-execute'
  /** The order to move the money is lost. */
  | 'lost-before-execute'
  | 'changed-amount'
  | 'other-order'
  | 'risky'
  | 'declined'
  /** The money moves hours later, after everybody has given up. */
  | 'late'
  | 'lost-after-refund'
  | 'refund-declined';

interface Movement {
  readonly kind: 'payment' | 'refund';
  readonly orderId: string;
  readonly amountPaisa: number;
  readonly transactionId: string;
}

interface SimulatedPayment {
  readonly ref: string;
  readonly orderId: string;
  readonly amountPaisa: number;
  fault: Fault;
  state: 'open' | 'agreed' | 'paid' | 'failed';
  transactionId: string;
  executions: number;
  refundId: string;
  /** Where the provider sends its notices. */
  noticeUrl: string;
}

export const secrets = [
  'bkash-app-key-0001',
  'bkash-app-secret-0002',
  'bkash-user-0003',
  'bkash-password-0004',
  'store-id-0005',
  'store-password-0006',
] as const;

type Fields = Record<string, unknown>;

/** Ends the connection without an answer, as a timeout does. */
class Lost extends Error {}

const paisaOf = (text: unknown): number => Math.round(Number(text) * 100);
const taka = (paisa: number): string => (paisa / 100).toFixed(2);

/** Both providers behind one address, as hostile as they may be. Its statement says what money really moved. */
export async function startPaymentSimulator() {
  const payments = new Map<string, SimulatedPayment>();
  const ofOrder = new Map<string, SimulatedPayment[]>();
  const byTransaction = new Map<string, SimulatedPayment>();
  const statement: Movement[] = [];
  const requests: string[] = [];
  const site = { isDown: false, tokens: 0 };
  let numbers = 0;
  const next = (word: string): string => `${word}${String((numbers += 1)).padStart(8, '0')}`;

  function open(orderId: string, amountPaisa: number, prefix: string): SimulatedPayment {
    const ref = next(prefix);
    const payment: SimulatedPayment = {
      ref,
      orderId,
      amountPaisa,
      fault: 'none',
      state: 'open',
      transactionId: '',
      executions: 0,
      refundId: '',
      noticeUrl: '',
    };
    payments.set(ref, payment);
    ofOrder.set(orderId, [...(ofOrder.get(orderId) ?? []), payment]);
    return payment;
  }

  const amountIn = ({ fault, amountPaisa }: SimulatedPayment): number =>
    fault === 'changed-amount' ? amountPaisa - 100 : amountPaisa;
  const orderIn = ({ fault, orderId }: SimulatedPayment): string =>
    fault === 'other-order' ? `not-${orderId}` : orderId;

  function moveMoney(payment: SimulatedPayment): void {
    if (payment.state === 'paid') return;
    payment.state = 'paid';
    payment.transactionId = next('TRX');
    byTransaction.set(payment.transactionId, payment);
    const { orderId, transactionId } = payment;
    statement.push({ kind: 'payment', orderId, amountPaisa: amountIn(payment), transactionId });
  }

  function moveBack(payment: SimulatedPayment): void {
    payment.refundId = next('RFD');
    const { orderId, refundId } = payment;
    statement.push({ kind: 'refund', orderId, amountPaisa: amountIn(payment), transactionId: refundId });
  }

  function bkashState(payment: SimulatedPayment): Fields {
    const { ref, state, transactionId } = payment;
    const known = { statusCode: '0000', paymentID: ref, merchantInvoiceNumber: orderIn(payment) };
    if (state !== 'paid') return { ...known, transactionStatus: state === 'failed' ? 'Failed' : 'Initiated' };
    const money = { amount: taka(amountIn(payment)), currency: 'BDT', trxID: transactionId };
    return { ...known, ...money, transactionStatus: 'Completed' };
  }

  function execute(payment: SimulatedPayment): Fields {
    payment.executions += 1;
    const { fault, state } = payment;
    if (fault === 'lost-before-execute' || fault === 'late') throw new Lost();
    if (state === 'paid')
      return { statusCode: '2062', statusMessage: 'The payment has already been completed' };
    if (state !== 'agreed' || fault === 'declined') {
      if (fault === 'declined') payment.state = 'failed';
      return { statusCode: '2056', statusMessage: 'Invalid Payment State' };
    }
    moveMoney(payment);
    if (fault === 'lost-after-execute') throw new Lost();
    return bkashState(payment);
  }

  function bkashRefund(payment: SimulatedPayment, body: Fields): Fields {
    const done = (): Fields =>
      payment.refundId === ''
        ? { statusCode: '2054', statusMessage: 'No refund' }
        : { statusCode: '0000', refundTrxID: payment.refundId, transactionStatus: 'Completed' };
    if (body['amount'] === undefined) return done();
    if (payment.fault === 'refund-declined')
      return { statusCode: '2074', statusMessage: 'Cannot be reversed' };
    if (payment.refundId !== '') return { statusCode: '2064', statusMessage: 'Already refunded' };
    moveBack(payment);
    if (payment.fault === 'lost-after-refund') throw new Lost();
    return done();
  }

  function bkash(path: string, body: Fields): Fields {
    if (path === '/token/grant') {
      site.tokens += 1;
      return body['app_secret'] === secrets[1] ? { id_token: `token${site.tokens}`, expires_in: 3600 } : {};
    }
    if (path === '/create') {
      const { ref } = open(String(body['merchantInvoiceNumber']), paisaOf(body['amount']), 'TR0011');
      return { statusCode: '0000', paymentID: ref, bkashURL: `https://pay.example/?paymentID=${ref}` };
    }
    const payment = payments.get(String(body['paymentID']));
    if (payment === undefined) return { statusCode: '2033', statusMessage: 'Not found' };
    if (path === '/execute') return execute(payment);
    return path === '/payment/status' ? bkashState(payment) : bkashRefund(payment, body);
  }

  function element(payment: SimulatedPayment): Fields {
    const { state, fault, ref, transactionId } = payment;
    const status = { open: 'PENDING', agreed: 'PENDING', paid: 'VALIDATED', failed: 'FAILED' }[state];
    const money = { amount: taka(amountIn(payment)), currency_amount: taka(amountIn(payment)) };
    const risk = { risk_level: fault === 'risky' ? '1' : '0', risk_title: 'x' };
    const facts = { status, tran_id: orderIn(payment), val_id: `VAL${ref}`, bank_tran_id: transactionId };
    return { ...facts, ...money, ...risk, currency_type: 'BDT' };
  }

  function sslRefund(query: URLSearchParams): Fields {
    const payment = byTransaction.get(query.get('bank_tran_id') ?? '');
    if (payment === undefined || payment.refundId !== '' || payment.fault === 'refund-declined')
      return { APIConnect: 'DONE', status: 'failed', errorReason: 'not possible' };
    moveBack(payment);
    if (payment.fault === 'lost-after-refund') throw new Lost();
    return { APIConnect: 'DONE', status: 'success', refund_ref_id: payment.refundId };
  }

  function sslcommerz(path: string, query: URLSearchParams, form: URLSearchParams): Fields {
    const given = path === '/gwprocess/v4/api.php' ? form : query;
    if (given.get('store_passwd') !== secrets[5]) return { status: 'FAILED', APIConnect: 'INVALID_REQUEST' };
    if (path === '/gwprocess/v4/api.php') {
      const payment = open(String(form.get('tran_id')), paisaOf(form.get('total_amount')), 'SSL');
      payment.noticeUrl = form.get('ipn_url') ?? '';
      return {
        status: 'SUCCESS',
        sessionkey: payment.ref,
        GatewayPageURL: `https://pay.example/${payment.ref}`,
      };
    }
    if (path.endsWith('/validationserverAPI.php')) {
      const payment = payments.get(String(query.get('val_id')).slice('VAL'.length));
      return payment === undefined ? { status: 'INVALID_TRANSACTION' } : element(payment);
    }
    return query.has('tran_id') ? sslPayments(query) : sslRefunds(query);
  }

  function sslRefunds(query: URLSearchParams): Fields {
    if (query.has('bank_tran_id')) return sslRefund(query);
    return { APIConnect: 'DONE', status: 'refunded', refund_ref_id: query.get('refund_ref_id') };
  }

  function sslPayments(query: URLSearchParams): Fields {
    const found = (ofOrder.get(query.get('tran_id') ?? '') ?? []).filter(({ state }) => state !== 'open');
    return { APIConnect: 'DONE', no_of_trans_found: found.length, element: found.map(element) };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    requests.push(pathname);
    try {
      if (site.isDown) throw new Lost();
      const isBkash = pathname.startsWith('/bkash');
      const fields = isBkash
        ? bkash(pathname.slice('/bkash'.length), JSON.parse(text) as Fields)
        : sslcommerz(pathname, searchParams, new URLSearchParams(text));
      response.setHeader('content-type', 'application/json').end(JSON.stringify(fields));
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      request.socket.destroy();
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [appKey, appSecret, username, password, storeId, storePassword] = secrets;
  const accounts: PaymentAccounts = {
    timeoutMs: 2000,
    bkash: { baseUrl: `${url}/bkash`, appKey, appSecret, username, password },
    sslcommerz: { baseUrl: url, storeId, storePassword },
  };

  return {
    accounts,
    site,
    statement,
    requests,
    /** The latest session of a checkout. */
    of(orderId: string): SimulatedPayment {
      const payment = ofOrder.get(orderId)?.at(-1);
      if (payment === undefined) throw new Error(`the provider knows no payment ${orderId}`);
      return payment;
    },
    /** The student agrees on the page of the provider. At SSLCommerz the money moves with it. */
    agree(orderId: string, fault: Fault = 'none'): void {
      const payment = this.of(orderId);
      payment.fault = fault;
      payment.state = fault === 'declined' && payment.ref.startsWith('SSL') ? 'failed' : 'agreed';
      if (payment.ref.startsWith('SSL') && payment.state === 'agreed' && fault !== 'late') moveMoney(payment);
    },
    /** A late payment happens now. */
    arrive(orderId: string): void {
      moveMoney(this.of(orderId));
    },
    arriveIfLate(orderId: string): void {
      const payment = this.of(orderId);
      if (payment.fault === 'late' && payment.state === 'agreed') moveMoney(payment);
    },
    /** A person pays back in the panel of the provider what is not paid back yet. */
    payBackInPanel(orderId: string): void {
      const payment = this.of(orderId);
      if (payment.refundId === '') moveBack(payment);
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type PaymentSimulator = Awaited<ReturnType<typeof startPaymentSimulator>>;
