import { pickLanguage } from '@pathshala/rules/pick-language';

/** The bank's subject with this name, in one language or both; null where it has none. */
export function subjectNamed(subjects: readonly { readonly subject: string }[], name: string): string | null {
  const wanted = new Set(namesOf(name));
  return subjects.find(({ subject }) => namesOf(subject).some((one) => wanted.has(one)))?.subject ?? null;
}

function namesOf(name: string): readonly string[] {
  return [name, pickLanguage('bn', name), pickLanguage('en', name)].map((one) => one.trim().toLowerCase());
}
