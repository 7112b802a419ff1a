import { educationalBackgroundInput, personalInfoInput } from '@pathshala/svc-auth-contract/student';
import { type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { texts } from '../texts.ts';
import type { SectionName, SectionValues } from './section-fields.ts';

type Text = Readonly<Record<'en' | 'bn', string>>;

const schemas: Readonly<Record<SectionName, z.ZodType>> = {
  personalInfo: personalInfoInput,
  educationalBackground: educationalBackgroundInput,
};

const wrong: Readonly<Record<string, Text>> = {
  'contact.email': texts.wrongEmail,
  'contact.mobile': texts.wrongMobile,
  'guardian.mobile': texts.wrongMobile,
  dob: texts.wrongDay,
};

/** Checks a section by the contract's own schema, and says what is wrong in the reader's words. */
export function sectionResolver(
  section: SectionName,
  translate: (text: Text) => string,
): Resolver<SectionValues> {
  return (values) => {
    const parsed = schemas[section].safeParse(values);
    if (parsed.success) return { values, errors: {} };
    const errors = {};
    for (const issue of parsed.error.issues) {
      const path = issue.path.join('.');
      const message = translate(wrong[path] ?? texts.tooLong);
      set(errors, path, { type: issue.code, message });
    }
    return { values: {}, errors };
  };
}
