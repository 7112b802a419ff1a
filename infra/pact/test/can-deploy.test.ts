import { beforeAll, describe, expect, it } from 'vitest';
import type { PactFile } from '../src/pact-files.ts';
import { createRecords, pactOfCall, pactOfEvent } from './support.ts';

const yes = { ok: true, reasons: [] };
const no = (...reasons: readonly string[]) => ({ ok: false, reasons });

describe('whether a provider can be deployed', () => {
  let shown: PactFile;
  let mailed: PactFile;
  beforeAll(async () => {
    shown = await pactOfCall({ title: 'A book', price: 3 });
    mailed = await pactOfEvent({ itemId: 'item1', buyer: 'rahima' });
  });

  /** The page is live, and so is the service that reacts to the event. */
  function liveConsumers() {
    const records = createRecords();
    records.record({ part: 'mfe-shop', version: 'page1' }, shown);
    records.record({ part: 'svc-mail', version: 'mail1' }, mailed);
    records.record({ part: 'svc-shop', version: 'shop2' });
    return records;
  }
  const live = { 'mfe-shop': 'page1', 'svc-mail': 'mail1', 'svc-shop': 'shop1' };
  const item = { title: 'A pen', price: 2.5, colour: 'red' };
  const sold = { itemId: 'item2', buyer: 'karim', paid: true };

  it('is yes if every live consumer gets what it uses, with more fields or without', async () => {
    const records = liveConsumers();
    await records.verify({ version: 'shop2', item }, shown);
    await records.verify({ version: 'shop2', sold }, mailed);
    expect(await records.ask('svc-shop', 'shop2', live)).toEqual(yes);
  });

  it('is no for a removed field [EVT-03]', async () => {
    const records = liveConsumers();
    await records.verify({ version: 'shop2', item: { title: 'A pen' } }, shown);
    await records.verify({ version: 'shop2', sold }, mailed);
    expect(await records.ask('svc-shop', 'shop2', live)).toEqual(
      no(
        'mfe-shop page1, which is live, needs “an item”. svc-shop shop2 does not give it: Actual map is missing the following keys: price. Deploy a version of mfe-shop that does not need it first.',
      ),
    );
  });

  it('is no for a changed type [EVT-03]', async () => {
    const records = liveConsumers();
    await records.verify({ version: 'shop2', item: { ...item, price: '2.50' } }, shown);
    await records.verify({ version: 'shop2', sold }, mailed);
    expect((await records.ask('svc-shop', 'shop2', live)).reasons).toEqual([
      expect.stringContaining(
        "$.price of “an item”. svc-shop shop2 does not give it: Expected '2.50' (String)",
      ),
    ]);
  });

  it('is no for a removed event field [EVT-03]', async () => {
    const records = liveConsumers();
    await records.verify({ version: 'shop2', item }, shown);
    await records.verify({ version: 'shop2', sold: { itemId: 'item2' } }, mailed);
    expect((await records.ask('svc-shop', 'shop2', live)).reasons).toEqual([
      expect.stringMatching(
        /^svc-mail mail1, which is live, needs \$\.data of “shop\.item\.sold\.v1”.*missing the following keys: buyer/,
      ),
    ]);
  });

  it('is no for an event that is not published any more', async () => {
    const records = liveConsumers();
    await records.verify({ version: 'shop2', item }, shown);
    await records.verify({ version: 'shop2' }, mailed);
    expect((await records.ask('svc-shop', 'shop2', live)).reasons).toEqual([
      expect.stringContaining(
        'needs “shop.item.sold.v1”. svc-shop shop2 does not give it: it is not published.',
      ),
    ]);
  });

  it('is no while the consumer that does not need the field any more is not deployed, and yes afterwards [EVT-03]', async () => {
    const records = liveConsumers();
    const without = await pactOfCall({ title: 'A book' });
    records.record({ part: 'mfe-shop', version: 'page2' }, without);
    const shop = { version: 'shop2', item: { title: 'A pen' } };
    await records.verify(shop, shown);
    await records.verify(shop, without);
    await records.verify({ version: 'shop2', sold }, mailed);
    expect(await records.ask('svc-shop', 'shop2', live)).toMatchObject({ ok: false });
    expect(await records.ask('svc-shop', 'shop2', { ...live, 'mfe-shop': 'page2' })).toEqual(yes);
  });

  it('is no if a pact of a live consumer was not verified, or its pacts are not recorded', async () => {
    const records = liveConsumers();
    await records.verify({ version: 'shop2', sold }, mailed);
    expect(await records.ask('svc-shop', 'shop2', { ...live, 'mfe-new': 'new1' })).toEqual(
      no(
        'svc-shop shop2 has not verified what mfe-shop page1, which is live, needs: run npm run verify-pacts -- svc-shop shop2 in a checkout of it, or pathshala-deploy verify-pacts in its own repository.',
        'What mfe-new new1, which is live, needs is not recorded: run npm run verify-pacts -- mfe-new new1 in a checkout of it, or pathshala-deploy verify-pacts in its own repository.',
      ),
    );
  });
});

describe('whether a consumer can be deployed', () => {
  const live = { 'mfe-shop': 'page1', 'svc-shop': 'shop1' };

  it('is no while the live provider does not give a field that it uses, and yes afterwards', async () => {
    const records = createRecords();
    const more = await pactOfCall({ title: 'A book', stock: 4 });
    records.record({ part: 'mfe-shop', version: 'page2' }, more);
    await records.verify({ version: 'shop1', item: { title: 'A pen' } }, more);
    await records.verify({ version: 'shop2', item: { title: 'A pen', stock: 1 } }, more);
    expect(await records.ask('mfe-shop', 'page2', live)).toEqual(
      no(
        'mfe-shop page2 needs “an item”. svc-shop shop1, which is live, does not give it: Actual map is missing the following keys: stock. Deploy svc-shop with it first.',
      ),
    );
    expect(await records.ask('mfe-shop', 'page2', { ...live, 'svc-shop': 'shop2' })).toEqual(yes);
  });

  it('is no for a service that is not deployed, or that has not verified the pact', async () => {
    const records = createRecords();
    records.record({ part: 'mfe-shop', version: 'page2' }, await pactOfCall({ title: 'A book' }));
    expect(await records.ask('mfe-shop', 'page2', {})).toEqual(
      no(
        'mfe-shop calls svc-shop, which is not recorded as live: deploy it, then npm run deploy -- record svc-shop.',
      ),
    );
    expect(await records.ask('mfe-shop', 'page2', live)).toMatchObject({
      ok: false,
      reasons: [expect.stringContaining('has not verified what mfe-shop page2 needs')],
    });
  });

  it('is yes for a subscription to an event that is not published yet: consumers come first', async () => {
    const records = createRecords();
    const mailed = await pactOfEvent({ itemId: 'item1' });
    records.record({ part: 'svc-mail', version: 'mail2' }, mailed);
    await records.verify({ version: 'shop1' }, mailed);
    records.record({ part: 'svc-shop', version: 'shop1' });
    expect(await records.ask('svc-mail', 'mail2', { 'svc-shop': 'shop1' })).toEqual(yes);
    expect(await records.ask('svc-mail', 'mail2', {})).toEqual(yes);
  });

  it('is no for a version that nobody has recorded', async () => {
    expect((await createRecords().ask('mfe-shop', 'page9', live)).reasons).toEqual([
      expect.stringContaining('What mfe-shop page9 needs is not recorded'),
    ]);
  });
});
