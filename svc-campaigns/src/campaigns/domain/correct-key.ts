import { correctKeys, withCorrection, type StoredKeyCorrection } from '@pathshala/rules/key-corrections';
import type { Campaign, CampaignExam } from './campaign.ts';

/** The exam with its corrected keys, even where a form had an older key. */
export function withCorrectedKeys(
  exam: CampaignExam,
  corrections: readonly StoredKeyCorrection[] = [],
): CampaignExam {
  if (corrections.length === 0) return exam;
  return {
    ...exam,
    subjects: exam.subjects.map((subject) => ({ ...subject, mcqs: correctKeys(subject.mcqs, corrections) })),
  };
}

/**
 * Stores a correction once. The paper gets no new version: svc-exams has the correction already. Returns null when the
 * correction is known.
 */
export function correctKey(campaign: Campaign, correction: StoredKeyCorrection): Campaign | null {
  const keyCorrections = withCorrection(campaign.keyCorrections ?? [], correction);
  if (keyCorrections === null || campaign.exam === null) return null;
  return { ...campaign, keyCorrections, exam: withCorrectedKeys(campaign.exam, keyCorrections) };
}
