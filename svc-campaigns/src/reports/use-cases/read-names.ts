import { LRUCache } from 'lru-cache';
import type { Campaigns } from '../../campaigns/index.ts';
import type { NamedCampaign, ReadNames } from '../ports.ts';

interface ReadNamesDependencies {
  readonly campaigns: Pick<Campaigns, 'findByIds'>;
}

/** The document of an exam campaign has its whole paper: the fields for a report are cached for a minute. */
const cached = { ttl: 60_000, max: 2_000 };

export function readNames({ campaigns }: ReadNamesDependencies): ReadNames {
  const known = new LRUCache<string, NamedCampaign>(cached);
  return async (ids) => {
    const names = new Map<string, NamedCampaign>();
    const unknown: string[] = [];
    for (const id of ids) {
      const name = known.get(id);
      if (name === undefined) unknown.push(id);
      else names.set(id, name);
    }
    if (unknown.length === 0) return names;
    for (const { _id, title, kind, startDate } of await campaigns.findByIds(unknown)) {
      known.set(_id, { _id, title, kind, startDate });
      names.set(_id, { _id, title, kind, startDate });
    }
    return names;
  };
}
