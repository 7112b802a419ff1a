import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSqliteBus } from '@pathshala/stores/bus/sqlite';
import { letEverythingHappen } from '../src/faults/every-event.ts';
import { KillableSite } from '../src/faults/killable-site.ts';
import { recordMessages } from '../src/faults/message-recorder.ts';
import { foundSchool } from '../src/faults/school.ts';
import { setStage } from '../src/faults/set-stage.ts';
import { readStoredState } from '../src/faults/stored-state.ts';
import { isCountedAgain, isWriteProbe } from '../src/stored-at-rest.ts';

/** A hundred at night. */
const times = Number(process.env['DUPLICATES'] ?? 20);
const seed = Number(process.env['DUPLICATES_SEED'] ?? Date.now() % 1_000_000);

it(`many deliveries of every message, in any order, leave every document as it was (DUPLICATES_SEED=${seed}) [EVT-01]`, async () => {
  using school = await foundSchool();
  const dataDir = school.copy();
  await using site = new KillableSite({ dataDir });
  await site.isUp();
  const events = [...new Set(site.subscriptions.map(({ event }) => event))];
  const recorder = await recordMessages(dataDir, events);
  // The product polls for changes by other processes once a second.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  const { stage } = setStage(site, school, 1);
  const check = await letEverythingHappen(site, stage);
  const messages = recorder.stop();
  const published = new Set(messages.map(({ routingKey }) => routingKey));
  expect(site.subscriptions.filter(({ event }) => !published.has(event))).toEqual([]);
  await site.whenIdle();
  const { documents: before, mails } = readStoredState(dataDir, (stored) => ({
    documents: stored.allDocuments().filter(({ place }) => !isCountedAgain(place)),
    mails: stored.mails,
  }));

  const bus = await openSqliteBus({ file: `${dataDir}/bus.sqlite` });
  const shuffles = fc.sample(fc.shuffledSubarray([...messages], { minLength: messages.length }), {
    seed,
    numRuns: times,
  });
  console.log(`${messages.length} messages of ${events.length} events, ${times} times each`);
  for (const shuffled of shuffles) await Promise.all(shuffled.map((message) => bus.publish(message)));
  await bus.close();
  await site.whenIdle();
  readStoredState(dataDir, (stored) => {
    const documents = stored.allDocuments().filter(({ place }) => !isCountedAgain(place));
    const after = new Map(documents.map(({ place, json }) => [place, json]));
    expect([...after.keys()]).toEqual(before.map(({ place }) => place));
    const changed = before.filter(({ place, json }) => !isWriteProbe(place) && after.get(place) !== json);
    expect(changed.map(({ place, json }) => ({ place, json, now: after.get(place) }))).toEqual([]);
    expect(stored.mails).toEqual(mails);
    check(stored);
  });
});
