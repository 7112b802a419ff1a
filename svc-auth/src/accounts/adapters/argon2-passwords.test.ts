import { readdirSync, readFileSync } from 'node:fs';
import { hash, parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createArgon2Passwords } from './argon2-passwords.ts';

/** Linux’s number of the scheduling class of threads that run only on an idle processor. */
const idleClass = 5;

/** The field `policy` of proc(5) of all threads of this process, counted behind the name in brackets. */
function schedulingClasses(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return Number(fields?.[38]);
  });
}

describe('passwords', () => {
  const passwords = createArgon2Passwords();

  it('are hashed by argon2id with 12 MiB, three passes and one lane, each with its own salt', async () => {
    const [one, two] = await Promise.all([
      passwords.hash('three blue boats'),
      passwords.hash('three blue boats'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/);
    expect(parseOptions(one)).toMatchObject({ memoryCost: 12_288, timeCost: 3, parallelism: 1 });
    expect(one).not.toBe(two);
  });

  it('match their own hash only, and never a missing hash', async () => {
    const stored = await passwords.hash('three blue boats');
    await expect(passwords.matches(stored, 'three blue boats')).resolves.toBe(true);
    await expect(passwords.matches(stored, 'three blue boat')).resolves.toBe(false);
    await expect(passwords.matches(null, 'no account has this password')).resolves.toBe(false);
  });

  it('match a hash of another cost, which it names', async () => {
    const earlier = await hash('three blue boats', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await expect(passwords.matches(earlier, 'three blue boats')).resolves.toBe(true);
    await expect(passwords.matches(earlier, 'three blue boat')).resolves.toBe(false);
  });

  it('have digests of one cost for good: the stored ones do not name theirs', async () => {
    const salt = Buffer.alloc(16).toString('base64url');
    const digest = Buffer.from(await passwords.digest('three blue boats', salt), 'base64url');
    expect(digest.toString('hex')).toBe('02e5d1ab5c3cd31718036768a05d972eb60107aedc77b78ea549f182a80b35f3');
  });

  it('are all compared when many requests come at once', async () => {
    const stored = await passwords.hash('three blue boats');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        passwords.matches(stored, n % 2 === 0 ? 'three blue boats' : 'wrong'),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(6);
  });

  it.runIf(process.platform === 'linux')(
    'are computed in a thread that leaves the processor to all others',
    async () => {
      await passwords.hash('three blue boats');
      expect(schedulingClasses()).toContain(idleClass);
    },
  );
});
