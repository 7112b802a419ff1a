import { Field } from '@pathshala/admin-kit/forms/field';
import { accountLimits } from '@pathshala/rules/account';
import { examLimits } from '@pathshala/rules/exam-limits';
import { maxPasswordMinimum } from '@pathshala/svc-auth-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { settingsFields } from '../../resources/settings.fields.ts';
import type { FeatureName, LimitName, SettingsValues } from './settings-values.ts';
import styles from './settings.module.css';
import { texts } from './texts.ts';

const features: readonly FeatureName[] = ['registration', 'photos', 'practice', 'discussion', 'certificates'];

/** Sets which features are on. */
export function FeatureFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.features)}</h2>
      <p className={styles['help']}>{translate(texts.featuresText)}</p>
      {features.map((name) => (
        <Field<SettingsValues> key={name} name={`features.${name}`} />
      ))}
    </section>
  );
}

const limits: readonly LimitName[] = ['graceSeconds', 'startsOfOneExam', 'startsOfAllExams', 'deskMinutes'];

/** Sets the limits of every exam, each with its bounds and what they are for. */
export function ExamLimitFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.exams)}</h2>
      <p className={styles['help']}>{translate(texts.examsText)}</p>
      {limits.map((name) => (
        <div key={name} className={styles['limit']}>
          <Field<SettingsValues>
            name={`exams.${name}`}
            help={translate(settingsFields[`exams.${name}`].help, {
              min: examLimits[name].min,
              max: examLimits[name].max,
            })}
          />
        </div>
      ))}
    </section>
  );
}

export function PasswordFields(): ReactNode {
  const translate = useText();
  const bounds = { min: accountLimits.passwordMin, max: maxPasswordMinimum };
  return (
    <section>
      <h2>{translate(texts.security)}</h2>
      <div className={styles['short']}>
        <Field<SettingsValues>
          name="passwordMinimum"
          help={translate(settingsFields.passwordMinimum.help, bounds)}
        />
      </div>
    </section>
  );
}
