import { openHttpListener, type HttpListener } from '@pathshala/gateway/http-listener';
import type { Channel } from '@pathshala/stores/standby/channel';
import { acceptChannel } from '@pathshala/stores/standby/open-channel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStartArguments } from '../src/start-arguments.ts';
import { connectTo } from '../src/standby/connect.ts';
import { askPeer, createPeerCalls, orderTakeOver } from '../src/standby/peer-calls.ts';

const secret = 'the secret of two machines of a test';
const another = 'the secret of two other machines, of a test';

let listener: HttpListener;
let accepted: Channel[];
beforeEach(async () => {
  accepted = [];
  listener = await openHttpListener({ host: '127.0.0.1', port: 0 });
  listener.useUpgrade((request, socket) => {
    const channel = acceptChannel(request, socket, secret);
    if (channel !== null) accepted.push(channel);
  });
});
afterEach(async () => {
  for (const channel of accepted) channel.end('over');
  await listener.close(0);
});

describe('the connection of a standby', () => {
  it('is opened with the same secret, and carries what is larger than a packet', async () => {
    const channel = await connectTo(listener.url, secret);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    channel.onMessage = ({ head, body }) => resolve([head, body.length]);
    accepted[0]?.send({ is: 'large' }, Buffer.alloc(3_000_000, 1));
    expect(await promise).toEqual([{ is: 'large' }, 3_000_000]);
    channel.end('over');
  });

  it('is refused with another secret, in words that say what to do [STB-09]', async () => {
    await expect(connectTo(listener.url, another)).rejects.toThrow('STANDBY_SECRET differs');
    expect(accepted).toEqual([]);
  });

  it('does not hold back the end of the primary', async () => {
    await connectTo(listener.url, secret);
    await listener.close(10_000);
    expect(accepted[0]?.hasEnded).toBe(false);
  });
});

describe('a machine that is asked who it is', () => {
  it('answers and obeys who has the secret alone, and an order to take over counts for this process alone', async () => {
    let orders = 0;
    const answers = createPeerCalls({
      secret,
      whoAmI: () => ({ epoch: 3, is: 'standby' }),
      takeOver: () => Promise.resolve(`taken over ${(orders += 1)}`),
    });
    listener.use((request, response) => {
      if (!answers(request, response)) response.writeHead(404).end();
    });
    const peer = await askPeer(listener.url, secret);
    expect(peer).toMatchObject({ epoch: 3, is: 'standby' });
    expect(await askPeer(listener.url, another)).toBeNull();
    const { challenge = '' } = peer ?? {};
    expect(await orderTakeOver(listener.url, another, challenge)).toMatchObject({ isDone: false });
    expect(await orderTakeOver(listener.url, secret, 'of another process')).toMatchObject({ isDone: false });
    expect(orders).toBe(0);
    expect(await orderTakeOver(listener.url, secret, challenge)).toEqual({
      isDone: true,
      words: 'taken over 1',
    });
  });

  it('is away where nothing answers', async () => {
    expect(await askPeer('http://127.0.0.1:1', secret)).toBeNull();
  });
});

describe('the arguments of npm start', () => {
  it('name the primary that is followed, if any', () => {
    expect(readStartArguments([])).toBeNull();
    const args = ['--standby-of', 'http://10.0.0.1:4000/', '--take-over-after', '20'];
    expect(readStartArguments(args)).toEqual({
      primary: 'http://10.0.0.1:4000',
      takeOverAfterMs: 20_000,
      discardsData: false,
    });
  });

  it.each([
    [['--discard-data'], /--standby-of/u],
    [['--standby-of', 'nowhere'], /is no address/u],
    [['--standby-of', 'http://a', '--take-over-after', 'soon'], /number of seconds/u],
    [['--standby-off'], /--standby-of/u],
  ])('are refused where they make no sense: %s', (args, words) => {
    expect(() => readStartArguments(args)).toThrow(words);
  });
});
