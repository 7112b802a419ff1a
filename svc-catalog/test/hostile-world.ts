import type { Checkout } from '@pathshala/svc-catalog-contract/checkout';
import type { Fault, PaymentSimulator } from './payment-simulator.ts';
import type { startCatalog } from './start-catalog.ts';

export const faults: readonly Fault[] = [
  'none',
  'lost-after-execute',
  'none',
  'lost-before-execute',
  'changed-amount',
  'none',
  'other-order',
  'risky',
  'declined',
  'late',
  'lost-after-refund',
  'refund-declined',
];

/** The same sequence in each run. */
export function createChance(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Paying {
  readonly id: string;
  readonly studentId: string;
  readonly courseId: string;
}

interface StoredCheckout extends Checkout {
  readonly dueAt: number | null;
  readonly settlement: string;
}

/** Students, providers and administrators who act at the worst moments. */
export function hostileWorld(catalog: Awaited<ReturnType<typeof startCatalog>>, simulator: PaymentSimulator) {
  const collection = () => catalog.platform.documents.collection<StoredCheckout>('checkouts');

  /** Notices and returns as they come: late, forged, doubled, in any order. */
  async function disturb({ id, studentId }: Paying, chance: (below: number) => number): Promise<void> {
    const student = catalog.client.as({ role: 'student', userId: studentId });
    const provider = catalog.client.as({
      role: 'visitor',
      userId: null,
      address: `10.0.${chance(200)}.${chance(200)}`,
    });
    const token =
      new URL(simulator.of(id).noticeUrl || 'http://none/?token=').searchParams.get('token') ?? '';
    const back = (outcome: string) => () =>
      student.post(`/courses/checkouts/own/${id}/confirmation`, { outcome });
    const steps = [
      back('success'),
      back('success'),
      back('cancel'),
      () => provider.post(`/courses/checkouts/${id}/notices?token=${token}`, {}),
      () => provider.post(`/courses/checkouts/${id}/notices?token=forged`, { status: 'VALID' }),
    ];
    const taken = Array.from({ length: 1 + chance(4) }, () => steps[chance(steps.length)] ?? back('success'));
    if (chance(2) === 0) await Promise.all(taken.map((step) => step()));
    else for (const step of taken) await step();
  }

  async function runJobs(): Promise<void> {
    for (;;) {
      const due = await collection().countDocuments({ dueAt: { $lte: catalog.clock.now() } });
      if (due === 0) return;
      await catalog.runJob('advance-checkouts');
    }
  }

  async function passHours(hours: number, steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      catalog.clock.advance((hours * 3_600_000) / steps);
      await runJobs();
    }
  }

  /** A person decides what is held: by the panel of the provider where a refund failed. */
  async function decideHeld(): Promise<void> {
    const held = await collection()
      .find({ state: 'held' }, { projection: { _id: 1, reason: 1 } })
      .toArray();
    for (const [at, { _id, reason }] of held.entries()) {
      const path = `/courses/checkouts/${_id}/decision`;
      if (reason !== 'refund-failed' && at % 2 === 0) await catalog.admin.put(path, { decision: 'approve' });
      else if (reason !== 'refund-failed')
        await catalog.admin.put(path, { decision: 'refund', reason: 'Held' });
      else {
        simulator.payBackInPanel(_id);
        await catalog.admin.put(path, { decision: 'refunded', reason: 'Paid back in the panel' });
      }
    }
  }

  return { collection, disturb, passHours, decideHeld };
}
