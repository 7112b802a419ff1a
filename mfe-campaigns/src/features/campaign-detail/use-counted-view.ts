import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { recordCampaignView } from '@pathshala/svc-campaigns-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { recallJson, remember } from '@pathshala/web-kit/browser-storage';
import { useServices } from '@pathshala/web-kit/services';
import { useEffect } from 'react';

const note = 'campaign-views';

/** The pages of campaigns that this browser has opened today. Yesterday's note is replaced. */
interface ViewsToday {
  readonly day: string;
  readonly ids: readonly string[];
}

function idsOf(day: string): readonly string[] {
  const stored = recallJson(note) as Partial<ViewsToday> | null;
  return stored?.day === day && Array.isArray(stored.ids) ? stored.ids : [];
}

function store(day: string, ids: readonly string[]): void {
  remember(note, JSON.stringify({ day, ids }));
}

/** The page of a campaign is counted once a day in each browser. Only the number is sent, and only the note knows this browser. */
export function useCountedView(campaignId: string): void {
  const { api } = useServices();
  useEffect(() => {
    const day = dhakaDayOf(Date.now());
    if (idsOf(day).includes(campaignId)) return;
    store(day, [...idsOf(day), campaignId]);
    api
      .call<typeof recordCampaignView>('post', '/campaign/views/{id}', { params: { id: campaignId } })
      .catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        // The visitor has the page, and the next one that opens it is counted.
        store(
          day,
          idsOf(day).filter((id) => id !== campaignId),
        );
      });
  }, [api, campaignId]);
}
