import { CommitNotCopiedError } from '../../sqlite/src/log-follower.ts';
import type { PeerAnswer, WhenAway } from './port.ts';

/** A standby that says nothing for so long is away. */
export const lostAfterMs = 3_000;
const askEveryMs = 1_000;

export interface StandingOptions {
  readonly epoch: number;
  readonly isSynchronous: boolean;
  readonly whenAway: WhenAway;
  /** Null: it does not answer. */
  readonly ask: (peer: string) => Promise<PeerAnswer | null>;
  /** A standby has taken over with that epoch: this process must serve nothing any more. */
  readonly onFenced: (epoch: number) => void;
}

/** Whether this process may still acknowledge what it commits: it asks its standby when it has lost it. */
export class Standing {
  readonly #options: StandingOptions;
  #asking: Promise<void> | null = null;
  #askedAt = -Infinity;
  isFenced = false;

  constructor(options: StandingOptions) {
    this.#options = options;
  }

  /** Why a commit must not be acknowledged; null: it may be. */
  refusal(isFollowed: boolean): Error | null {
    const { isSynchronous, whenAway } = this.#options;
    if (this.isFenced) return new CommitNotCopiedError('another machine has taken over');
    if (isSynchronous && whenAway === 'refuse' && !isFollowed)
      return new CommitNotCopiedError('the standby is away, and SYNC_AWAY is refuse');
    return null;
  }

  /** Why a standby that has followed that epoch cannot follow; null: it can. `other`: the one that follows. */
  refusalOf(epoch: number, other: string | undefined): string | null {
    const mine = this.#options.epoch;
    if (this.isFenced) return 'this machine is no primary any more';
    if (epoch > mine)
      return `this standby has followed a newer primary (epoch ${epoch}; this one has ${mine}), so this machine stops`;
    return other === undefined ? null : `another standby follows this site already: ${other}`;
  }

  fenceIfOlder(epoch: number): void {
    if (epoch > this.#options.epoch) this.fence(epoch);
  }

  /** The next commit asks before it is acknowledged. */
  forget(): void {
    this.#askedAt = -Infinity;
  }

  /** Calls back at once if the standby was asked a moment ago. A process that stood still asks first. */
  afterAsking(peer: string | null, then: () => void): void {
    if (this.isFenced || peer === null || performance.now() - this.#askedAt < lostAfterMs) then();
    else void this.#ask(peer).then(then);
  }

  askIfDue(peer: string | null): void {
    if (peer !== null && !this.isFenced && performance.now() - this.#askedAt > askEveryMs)
      void this.#ask(peer);
  }

  #ask(peer: string): Promise<void> {
    const { ask } = this.#options;
    this.#asking ??= ask(peer)
      .then((answer) => {
        this.#askedAt = performance.now();
        this.fenceIfOlder(answer?.epoch ?? 0);
      })
      .finally(() => {
        this.#asking = null;
      });
    return this.#asking;
  }

  /** From here on nothing is committed. `last` runs before that is reported. */
  fence(epoch: number, last: () => void = () => undefined): void {
    if (this.isFenced) return;
    this.isFenced = true;
    last();
    this.#options.onFenced(epoch);
  }
}
