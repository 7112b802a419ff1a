import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PactV4 } from '../src/engine.ts';
import { matchersOf } from '../src/example.ts';
import { pactFileName, readPact, type PactFile } from '../src/pact-files.ts';
import { openPactStore, type LiveVersions, type PartVersion } from '../src/pact-store.ts';
import { verifyPact, type ProducedEvent } from '../src/verify.ts';
import { decide } from '../src/decide.ts';

const pair = { consumer: 'mfe-shop', provider: 'svc-shop' } as const;

/** A pact of the shop's page: the item that it shows. */
export async function pactOfCall(uses: Readonly<Record<string, unknown>>): Promise<PactFile> {
  const dir = mkdtempSync(path.join(tmpdir(), 'pact-fixture-'));
  await new PactV4({ ...pair, dir, logLevel: 'error' })
    .addInteraction()
    .uponReceiving('an item')
    .withRequest('GET', '/items/1')
    .willRespondWith(200, (response) => void response.jsonBody(matchersOf(uses)))
    .executeTest(async ({ url }) => {
      // A pooled connection would reach an earlier mock server when the system reuses its port for this one.
      const response = await fetch(`${url}/items/1`, { headers: { connection: 'close' } });
      return response.json();
    });
  return readPact(path.join(dir, pactFileName(pair)));
}

const itemSold = 'shop.item.sold.v1';

/** A pact of a service that reacts to the shop's event. */
export async function pactOfEvent(data: Readonly<Record<string, unknown>>): Promise<PactFile> {
  const dir = mkdtempSync(path.join(tmpdir(), 'pact-fixture-'));
  const names = { consumer: 'svc-mail', provider: 'svc-shop' };
  await new PactV4({ ...names, dir, logLevel: 'error' })
    .addAsynchronousInteraction()
    .expectsToReceive(itemSold, (builder) => {
      builder.withJSONContent(matchersOf({ data })).withMetadata({ routingKey: itemSold });
    })
    .executeTest(() => Promise.resolve());
  return readPact(path.join(dir, pactFileName(names)));
}

export interface Shop {
  readonly version: string;
  /** The answer of `GET /items/1`. */
  readonly item?: Readonly<Record<string, unknown>>;
  /** The data of the event; left out: it is not published. */
  readonly sold?: Readonly<Record<string, unknown>>;
}

/** The records of a system of three parts, and what was verified by running Pact against a small server. */
export function createRecords() {
  const store = openPactStore(mkdtempSync(path.join(tmpdir(), 'pact-store-')));
  return {
    store,
    record: (consumer: PartVersion, ...pacts: readonly PactFile[]) => store.recordPacts(consumer, pacts),
    /** The provider verifies the pact as its test would. */
    async verify({ version, item, sold }: Shop, pact: PactFile): Promise<void> {
      const server = createServer((_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(item));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const produce = (): Promise<ProducedEvent> =>
        Promise.resolve({ routingKey: itemSold, body: { data: sold } });
      const events = sold === undefined ? {} : { [itemSold]: produce };
      const { file } = pact;
      const mismatches = await verifyPact({ provider: 'svc-shop', url, file, states: {}, events });
      server.close();
      store.recordVerification({ part: 'svc-shop', version }, { pact, mismatches });
    },
    ask: (part: string, version: string, live: LiveVersions) => decide({ part, version, live }, store),
  };
}
