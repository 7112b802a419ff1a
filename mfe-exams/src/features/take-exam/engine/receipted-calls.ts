import { isApiError } from '@pathshala/web-kit/api-error';
import type { HeldReceipt, HeldReceipts, ReceiptKind } from './held-receipts.ts';

interface ReceiptedCall<Body> {
  readonly attemptId: string;
  readonly kind: ReceiptKind;
  readonly body: Body;
}

type Send<Body, Answer> = (attemptId: string, body: Body, ticket: string | undefined) => Promise<Answer>;

/** Another try is answered in the same way, so the ticket is of no more use. A conflict of two writes is none of these. */
const finalStatuses: ReadonlySet<number> = new Set([400, 409, 410, 413, 422]);

/**
 * Sends a body, and holds it with the ticket of a failure: "received, and not stored". The same body goes with its ticket,
 * and counts by the time of its first receipt; another body has its own.
 */
export async function sendReceipted<Body, Answer>(
  receipts: HeldReceipts,
  { attemptId, kind, body }: ReceiptedCall<Body>,
  send: Send<Body, Answer>,
): Promise<Answer> {
  const held = receipts.find(attemptId, kind);
  const isSame = held !== null && JSON.stringify(held.body) === JSON.stringify(body);
  try {
    const answer = await send(attemptId, body, isSame ? held.ticket : undefined);
    receipts.drop(attemptId, kind);
    return answer;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { receiptTicket: ticket } = error;
    if (ticket !== undefined) receipts.hold({ attemptId, kind, body, ticket });
    else if (isSame && isFinal(error)) receipts.drop(attemptId, kind);
    throw error;
  }
}

/** Sends a held request unchanged. Null: the server refuses it permanently. */
export async function sendHeld<Body, Answer>(
  receipts: HeldReceipts,
  { attemptId, kind, body }: HeldReceipt,
  send: Send<Body, Answer>,
): Promise<Answer | null> {
  try {
    return await sendReceipted(receipts, { attemptId, kind, body: body as Body }, send);
  } catch (error) {
    if (isFinal(error)) return null;
    throw error;
  }
}

function isFinal(error: unknown): boolean {
  return isApiError(error) && finalStatuses.has(error.status) && error.code !== 'common.conflict';
}
