import { loadService } from '@pathshala/local/load-service';
import { serviceNamed } from '@pathshala/platform';
import { openPlatform } from '@pathshala/service-kit/platform/open-platform';
import { runServiceProcess } from '@pathshala/service-kit/service/run-service-process';
import type { Shape } from '@pathshala/stores/documents/port';

/** svc-exams of a next version, in which attempts have one field more. */
const shapes: Readonly<Record<string, Shape>> = {
  attempts: {
    upgrades: [{ isReadableBefore: true, upgrade: (attempt) => ({ ...attempt, isOfNextVersion: true }) }],
  },
};

const name = 'svc-exams';
await runServiceProcess(await loadService(name), {
  ...serviceNamed(name),
  async openPlatform(config, options) {
    const platform = await openPlatform(config, options);
    const { documents } = platform;
    const collection: typeof documents.collection = (of, shape) =>
      documents.collection(of, shapes[of] ?? shape);
    return {
      ...platform,
      documents: {
        isShared: documents.isShared ?? false,
        collection,
        versioned: () => documents.versioned?.() ?? [],
        ping: () => documents.ping(),
        close: () => documents.close(),
      },
    };
  },
});
