import { ApiError } from '@pathshala/web-kit/api-error';
import type { FakeRequest } from '@pathshala/web-kit/testing';

/** Gives a ticket of its first receipt to each body that the server cannot store; takes a ticket with no other body. */
export class FakeGateway {
  /** Their index is the ticket. */
  readonly received: string[] = [];

  /** The body for the server; throws what the browser gets instead of its answer. */
  pass({ body, receiptTicket }: FakeRequest, isStored: boolean): unknown {
    const text = JSON.stringify(body);
    if (receiptTicket !== undefined && this.received[Number(receiptTicket)] !== text)
      throw new Error('a ticket came with another body');
    if (isStored) return body;
    const at = receiptTicket === undefined ? this.received.push(text) - 1 : Number(receiptTicket);
    const detail = { status: 503, code: 'common.unavailable', receiptTicket: String(at) };
    throw new ApiError('It cannot be stored at the moment.', detail);
  }
}
