import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { SwitchField } from '@pathshala/admin-kit/forms/switch-field';
import { accountLimits } from '@pathshala/rules/account';
import { examLimits } from '@pathshala/rules/exam-limits';
import { maxPasswordMinimum } from '@pathshala/svc-auth-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { FeatureName, LimitName, SettingsValues } from './settings-values.ts';
import styles from './settings.module.css';
import { texts } from './texts.ts';

const features = [
  ['registration', texts.registration, texts.registrationHelp],
  ['photos', texts.photos, texts.photosHelp],
  ['practice', texts.practice, texts.practiceHelp],
  ['discussion', texts.discussion, texts.discussionHelp],
  ['certificates', texts.certificates, texts.certificatesHelp],
] as const satisfies readonly (readonly [FeatureName, object, object])[];

/** Sets which features are on. */
export function FeatureFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.features)}</h2>
      <p className={styles['help']}>{translate(texts.featuresText)}</p>
      {features.map(([name, label, help]) => (
        <SwitchField<SettingsValues>
          key={name}
          name={`features.${name}`}
          label={translate(label)}
          help={translate(help)}
        />
      ))}
    </section>
  );
}

const limits = [
  ['graceSeconds', texts.grace, texts.graceHelp, texts.seconds],
  ['startsOfOneExam', texts.startsOfOne, texts.startsOfOneHelp, undefined],
  ['startsOfAllExams', texts.startsOfAll, texts.startsOfAllHelp, undefined],
  ['deskMinutes', texts.deskMinutes, texts.deskMinutesHelp, texts.minutes],
] as const satisfies readonly (readonly [LimitName, object, object, object | undefined])[];

/** Sets the limits of every exam, each with its bounds and what they are for. */
export function ExamLimitFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.exams)}</h2>
      <p className={styles['help']}>{translate(texts.examsText)}</p>
      {limits.map(([name, label, help, unit]) => (
        <div key={name} className={styles['limit']}>
          <NumberField<SettingsValues>
            name={`exams.${name}`}
            label={translate(label)}
            help={translate(help, { min: examLimits[name].min, max: examLimits[name].max })}
            {...(unit && { unit: translate(unit) })}
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
        <NumberField<SettingsValues>
          name="passwordMinimum"
          label={translate(texts.passwordMinimum)}
          help={translate(texts.passwordHelp, bounds)}
        />
      </div>
    </section>
  );
}
