import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files of each project with the longest run times, slowest first. */
const slowFiles = [
  'infra/e2e/test/boss-screens.test.ts',
  'infra/e2e/test/screens.test.ts',
  'infra/e2e/test/crash-points.test.ts',
  'infra/e2e/test/chaos.test.ts',
  'infra/e2e/test/boss-record-screens.test.ts',
  'infra/e2e/test/catalogue.test.ts',
  'infra/e2e/test/first-views.test.ts',
  'infra/e2e/test/lost-files.test.ts',
  'infra/stores/bus/test/bus-amqp.conformance.test.ts',
  'infra/stores/documents/test/documents-mongo.conformance.test.ts',
  'infra/tooling/test/teams.test.ts',
  'infra/tooling/test/new.test.ts',
  'infra/service-kit/test/process.test.ts',
  'infra/bench/test/bystander.test.ts',
];

/**
 * Starts the slow files first, so that no worker is left with one at the end. On a fresh clone Vitest knows no durations
 * and goes by the size of the files.
 */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ moduleId, project }: TestSpecification): number {
  const rank = slowFiles.findIndex((file) => moduleId.endsWith(file));
  const place = rank === -1 ? slowFiles.length : rank;
  return project.config.sequence.groupOrder * (slowFiles.length + 1) + place;
}
