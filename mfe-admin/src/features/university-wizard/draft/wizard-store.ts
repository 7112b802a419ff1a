import { createDraftStore, type DraftState, type DraftStore } from '@pathshala/admin-kit/draft/draft-store';
import type { CourseDraft } from './course-draft.ts';
import { type Where, whereOf } from './where-of.ts';

export type WizardState = DraftState<CourseDraft, Where>;
export type WizardStore = DraftStore<CourseDraft, Where>;

const home: Where = { step: 'university' };

export function createWizardStore(values: CourseDraft, where = home): WizardStore {
  return createDraftStore({ values, where, home, whereOf });
}
