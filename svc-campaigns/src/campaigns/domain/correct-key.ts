import {
  withCorrectedKeys,
  withCorrection,
  type StoredKeyCorrection,
} from '@pathshala/rules/key-corrections';
import type { Campaign } from './campaign.ts';

/**
 * Stores a correction once. The paper gets no new version: svc-exams has the correction already. Returns null when the
 * correction is known.
 */
export function correctKey(campaign: Campaign, correction: StoredKeyCorrection): Campaign | null {
  const keyCorrections = withCorrection(campaign.keyCorrections ?? [], correction);
  if (keyCorrections === null || campaign.exam === null) return null;
  return { ...campaign, keyCorrections, exam: withCorrectedKeys(campaign.exam, keyCorrections) };
}
