import { announceTo, type ResultDependencies } from './record-result.ts';

const atOnce = 100;

/** CMP-06: after a release every participant is written to. Runs again from where it was when it is killed. */
export function announceReleases(deps: ResultDependencies) {
  const { campaigns, meritList } = deps;
  return async (): Promise<void> => {
    const released = {
      kind: 'exam',
      resultsReleasedAt: { $ne: null },
      isReleaseAnnounced: false,
      deletedAt: null,
    };
    for (const { _id } of await campaigns.list(released, { limit: atOnce })) {
      for (;;) {
        const batch = await meritList.notTold(_id, atOnce);
        if (batch.length === 0) break;
        await Promise.all(batch.map((registration) => announceTo(deps)(registration._id)));
      }
      await campaigns.update(_id, (campaign) => ({ state: { ...campaign, isReleaseAnnounced: true } }));
    }
  };
}
