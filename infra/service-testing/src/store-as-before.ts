import type { TestService } from './start-test-service.ts';

/**
 * Replaces texts in everything that the service has stored, as if it had been stored before a rule. The collections are
 * those that have an index or an outbox.
 */
export async function storeAsBefore(
  { platform, running }: Pick<TestService, 'platform' | 'running'>,
  replaced: Readonly<Record<string, string>>,
): Promise<void> {
  const { indexes, aggregates } = running.definition;
  const names = new Set([...indexes.map(({ collection }) => collection), ...aggregates]);
  for (const name of names) {
    const collection = platform.documents.collection<{ readonly _id: string }>(name);
    for (const stored of await collection.find({}).toArray()) {
      const text = JSON.stringify(stored);
      const older = Object.entries(replaced).reduce((all, [from, to]) => all.replaceAll(from, to), text);
      if (older === text) continue;
      await collection.deleteOne({ _id: stored._id });
      await collection.insertOne(JSON.parse(older) as { readonly _id: string });
    }
  }
}
