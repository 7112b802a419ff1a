import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';

const tagBytes = 16;
const nonceBytes = 12;
/** An upload is the largest message. */
const maxBytes = 128 * 1024 * 1024;
const nothing = Buffer.alloc(0);

export interface Message {
  readonly head: unknown;
  readonly body: Buffer;
}

/** Numbers the messages of one direction: each nonce is used once. */
function createNonces(): () => Buffer {
  const nonce = Buffer.alloc(nonceBytes);
  let count = 0n;
  return () => {
    count += 1n;
    nonce.writeBigUInt64BE(count, nonceBytes - 8);
    return nonce;
  };
}

/**
 * Messages over a connection, encrypted and authenticated by AES-256-GCM, each direction with a key of its own. One that is
 * missing, repeated or changed ends the connection. A message is a line of JSON and bytes.
 */
export class Channel {
  onMessage: (message: Message) => void = () => undefined;
  /** Called once. */
  onEnd: (reason: string) => void = () => undefined;
  readonly #socket: Duplex;
  readonly #keys: { readonly send: KeyObject; readonly receive: KeyObject };
  readonly #sendNonce = createNonces();
  readonly #receiveNonce = createNonces();
  #received: Buffer[] = [];
  #receivedBytes = 0;
  #hasEnded = false;

  constructor(socket: Duplex, keys: { readonly send: KeyObject; readonly receive: KeyObject }) {
    this.#socket = socket;
    this.#keys = keys;
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', (error) => this.end(error.message));
    socket.on('close', () => this.end('the connection was closed'));
    socket.on('end', () => this.end('the connection was closed'));
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  send(head: unknown, body: Uint8Array = nothing): void {
    if (this.#hasEnded) return;
    const line = Buffer.from(`${JSON.stringify(head)}\n`);
    const cipher = createCipheriv('aes-256-gcm', this.#keys.send, this.#sendNonce());
    const parts = [cipher.update(line), cipher.update(body), cipher.final()];
    const length = Buffer.allocUnsafe(4);
    length.writeUInt32BE(line.length + body.length + tagBytes);
    this.#socket.cork();
    for (const part of [length, ...parts, cipher.getAuthTag()]) if (part.length > 0) this.#socket.write(part);
    this.#socket.uncork();
  }

  /** Resolves when the other side takes more. */
  async drained(): Promise<void> {
    if (!this.#hasEnded && this.#socket.writableNeedDrain)
      await Promise.race([once(this.#socket, 'drain'), once(this.#socket, 'close')]);
  }

  /** Sends what waits, then closes. */
  finish(): void {
    this.#socket.end();
  }

  end(reason: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#socket.destroy();
    this.onEnd(reason);
  }

  #take(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#receivedBytes += chunk.length;
    while (!this.#hasEnded && this.#receivedBytes >= 4) {
      const head = this.#first(4);
      const length = head.readUInt32BE(0);
      if (length < tagBytes || length > maxBytes) return this.end('a message has an impossible length');
      if (this.#receivedBytes < 4 + length) return;
      const message = this.#open(this.#first(4 + length).subarray(4, 4 + length));
      const rest = this.#received[0]?.subarray(4 + length) ?? nothing;
      this.#received = rest.length === 0 ? [] : [rest];
      this.#receivedBytes = rest.length;
      if (message !== null) this.#pass(message);
    }
  }

  #pass(message: Message): void {
    try {
      this.onMessage(message);
    } catch (error) {
      this.end(error instanceof Error ? error.message : String(error));
    }
  }

  /** Returns the received bytes, at least so many in one piece. Pieces are joined only when there are enough. */
  #first(bytes: number): Buffer {
    if ((this.#received[0]?.length ?? 0) < bytes) this.#received = [Buffer.concat(this.#received)];
    return this.#received[0] ?? nothing;
  }

  #open(content: Buffer): Message | null {
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#keys.receive, this.#receiveNonce());
      decipher.setAuthTag(content.subarray(-tagBytes));
      const plain = Buffer.concat([decipher.update(content.subarray(0, -tagBytes)), decipher.final()]);
      const end = plain.indexOf(10);
      return { head: JSON.parse(plain.toString('utf8', 0, end)) as unknown, body: plain.subarray(end + 1) };
    } catch {
      this.end('a message was changed on its way, or encrypted with another secret');
      return null;
    }
  }
}
