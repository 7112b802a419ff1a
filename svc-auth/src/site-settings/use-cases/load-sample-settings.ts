import { noEditor } from '@pathshala/back-office/edit-mark';
import { defaultSiteSettings, proposedSiteFacts } from '@pathshala/svc-auth-contract/site-settings-defaults';
import type { Settings } from '../ports.ts';
import type { ChangeSettings } from './change-settings.ts';

interface LoadSampleSettingsDependencies {
  readonly settings: Pick<Settings, 'find'>;
  readonly change: ChangeSettings;
}

/** Obviously invented, so that nobody pays to these accounts. */
const payment = {
  bkash: '01700-000000',
  nagad: '01800-000000',
  bank: 'Nodi Bank (sample), Dhaka branch, Pathshala, account 0000-1234567',
};

/** Gives the sample school its facts, unless its settings were edited. */
export function loadSampleSettings({ settings, change }: LoadSampleSettingsDependencies) {
  return async (): Promise<void> => {
    if ((await settings.find()) !== null) return;
    const { features, languages, countStatistics } = defaultSiteSettings;
    await change({
      input: { features, languages, countStatistics, ...proposedSiteFacts, payment },
      editor: noEditor,
      requestId: 'sample',
    });
  };
}
