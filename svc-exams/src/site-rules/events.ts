import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { settingsChanged } from '@pathshala/svc-auth-contract/events';
import type { TakeSiteRules } from './ports.ts';

/** In any order and number: the highest `rev` is kept. */
export function onSettingsChanged(take: TakeSiteRules): Subscription {
  return on(settingsChanged, ({ data: { rev, ...rules } }) => take(rev, rules));
}
