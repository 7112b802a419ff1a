import type { PaletteSource } from '@pathshala/admin-kit/command-palette/palette-source';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { listUsers } from '@pathshala/svc-auth-contract/http';
import type { listCampaigns, listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { studentPath } from '../../students/student-path.ts';
import { sharedTexts } from '../../texts.ts';
import { type GuardedSource, pageSize, useCourseSources } from './use-course-sources.ts';
import { useExamSources } from './use-exam-sources.ts';
import { texts } from './texts.ts';

/** Returns the sources that the command palette searches, by the search of the lists. */
export function usePaletteSources(): readonly PaletteSource[] {
  const may = useMayDo();
  return useAllSources().flatMap(({ permission, ...source }) => (may(permission) ? [source] : []));
}

function useAllSources(): readonly GuardedSource[] {
  return [...useCourseSources(), ...useExamSources(), ...useOtherSources()];
}

function useOtherSources(): readonly GuardedSource[] {
  const { api } = useServices();
  const translate = useText();
  const inLanguage = useBilingual();
  return [
    {
      permission: permissions.campaigns,
      title: translate(sharedTexts.menuExamCampaigns),
      async search(q, signal) {
        const input = { query: { q, pageSize } };
        const { items } = await api.call<typeof listExamCampaigns>('get', '/examcampaigns', input, {
          signal,
        });
        return items.map(({ _id, title }) => ({ to: `/campaigns/exam/${_id}`, text: inLanguage(title) }));
      },
    },
    {
      permission: permissions.campaigns,
      title: translate(texts.campaigns),
      async search(q, signal) {
        const input = { query: { q, pageSize } };
        const { items } = await api.call<typeof listCampaigns>('get', '/campaign/campaigns', input, {
          signal,
        });
        return items.map(({ _id, title }) => ({ to: `/campaigns/${_id}`, text: inLanguage(title) }));
      },
    },
    {
      permission: permissions.support,
      title: translate(texts.startPeople),
      async search(q, signal) {
        const input = { query: { q, pageSize } };
        const { items } = await api.call<typeof listUsers>('get', '/users', input, { signal });
        return items.map(({ _id, name, username, email, role }) => ({
          to:
            role === 'student' ? studentPath(_id) : `/boss/user-management?q=${encodeURIComponent(username)}`,
          text: name || username,
          hint: email,
        }));
      },
    },
  ];
}
