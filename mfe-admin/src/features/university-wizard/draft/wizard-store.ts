import { createDraftStore, type DraftState, type DraftStore } from '@pathshala/admin-kit/draft/draft-store';
import type { CourseDraft } from './course-draft.ts';
import { type FormLocation, locationOf } from './location-of.ts';

export type WizardState = DraftState<CourseDraft, FormLocation>;
export type WizardStore = DraftStore<CourseDraft, FormLocation>;

const initialLocation: FormLocation = { step: 'university' };

export function createWizardStore(values: CourseDraft, location = initialLocation): WizardStore {
  return createDraftStore({ values, location, initialLocation, locationOf });
}
