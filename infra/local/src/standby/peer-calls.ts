import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isProof, proofOf } from '@pathshala/stores/standby/keys';
import type { PeerAnswer } from '@pathshala/stores/standby/port';
import { z } from 'zod';

/** A machine that does not answer within this time is away. */
const askTimeoutMs = 1_000;
const epochPath = '/standby/epoch';
const takeOverPath = '/standby/take-over';

const answer = z.object({
  epoch: z.number().int(),
  is: z.enum(['standby', 'primary']),
  /** Made anew by each process: an order to take over counts for this one alone. */
  challenge: z.string(),
  proof: z.string(),
});

export interface AskedPeer extends PeerAnswer {
  readonly challenge: string;
}

/** Asks the other machine who it is. Null: it does not answer, or does not have the secret. */
export async function askPeer(address: string, secret: string): Promise<AskedPeer | null> {
  const nonce = randomBytes(16).toString('hex');
  const headers = { 'x-standby-nonce': nonce, authorization: `Standby ${proofOf(secret, `ask:${nonce}`)}` };
  try {
    const response = await fetch(`${address}${epochPath}`, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(askTimeoutMs),
    });
    const found = answer.parse(await response.json());
    return isProof(secret, factsOf(nonce, found), found.proof) ? found : null;
  } catch {
    // Whatever the failure is: the machine did not say who it is.
    return null;
  }
}

const factsOf = (nonce: string, { epoch, is, challenge }: AskedPeer): string =>
  `answer:${nonce}:${epoch}:${is}:${challenge}`;

/** Orders a standby to take over. Resolves with what it says, once it serves. */
export async function orderTakeOver(address: string, secret: string, challenge: string) {
  const headers = { authorization: `Standby ${proofOf(secret, `take-over:${challenge}`)}` };
  const response = await fetch(`${address}${takeOverPath}`, { method: 'POST', headers });
  return { isDone: response.ok, words: (await response.text()).trim() };
}

export interface PeerCalls {
  readonly secret: string;
  readonly whoAmI: () => PeerAnswer;
  /** Left out: there is nothing to take over. Rejects with what is in the way. */
  readonly takeOver?: () => Promise<string>;
}

/** Answers the calls of the other machine. False: the request is none of them. */
export function createPeerCalls({ secret, whoAmI, takeOver }: PeerCalls) {
  const challenge = randomBytes(16).toString('hex');
  function answerEpoch(request: IncomingMessage, response: ServerResponse): void {
    const nonce = String(request.headers['x-standby-nonce'] ?? '');
    if (!hasProof(request, `ask:${nonce}`)) return refuse(response);
    const facts = { ...whoAmI(), challenge };
    send(response, 200, JSON.stringify({ ...facts, proof: proofOf(secret, factsOf(nonce, facts)) }));
  }
  const hasProof = ({ headers }: IncomingMessage, about: string): boolean =>
    isProof(secret, about, (headers.authorization ?? '').replace(/^Standby /u, ''));
  async function answerTakeOver(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!hasProof(request, `take-over:${challenge}`)) return refuse(response);
    if (takeOver === undefined) return send(response, 409, 'This machine is the primary already.\n');
    try {
      send(response, 200, `${await takeOver()}\n`);
    } catch (error) {
      send(response, 409, `${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url === epochPath && request.method === 'GET') answerEpoch(request, response);
    else if (request.url === takeOverPath && request.method === 'POST')
      void answerTakeOver(request, response);
    else return false;
    return true;
  };
}

function refuse(response: ServerResponse): void {
  send(response, 401, 'STANDBY_SECRET differs between the two machines.\n');
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}
