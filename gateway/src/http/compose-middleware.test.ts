import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { composeMiddleware, type Step } from './compose-middleware.ts';
import type { GatewayResponse } from './request-context.ts';

/** Runs the steps, and returns the error or 'done'. */
async function run(...steps: readonly Step[]): Promise<unknown> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  return new Promise((resolve) => {
    void composeMiddleware(...steps)(
      request as Request,
      response as ServerResponse & GatewayResponse,
      (error) => resolve(error ?? 'done'),
    );
  });
}

describe('middlewares in sequence', () => {
  it('run one after the other, also those that wait', async () => {
    const order: string[] = [];
    const first: Step = (_request, _response, next) => {
      order.push('first');
      next();
    };
    const second: Step = async (_request, _response, next) => {
      await Promise.resolve();
      order.push('second');
      next();
    };
    const third: Step = (_request, _response, next) => {
      order.push('third');
      next();
    };
    expect(await run(first, second, third)).toBe('done');
    expect(order).toEqual(['first', 'second', 'third']);
  });

  it('end with the one that fails, however it fails', async () => {
    const failure = new Error('no');
    const never: Step = () => expect.unreachable();
    expect(await run((_request, _response, next) => next(failure), never)).toBe(failure);
    expect(
      await run(() => {
        throw failure;
      }, never),
    ).toBe(failure);
    expect(await run(() => Promise.reject(failure), never)).toBe(failure);
  });

  it('end with the one that answers', async () => {
    let answers = 0;
    const answering: Step = () => void (answers += 1);
    const never: Step = () => expect.unreachable();
    void run(answering, never);
    await Promise.resolve();
    expect(answers).toBe(1);
  });
});
