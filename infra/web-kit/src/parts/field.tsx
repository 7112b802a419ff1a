import { createContext, type ReactNode, use, useId } from 'react';
import { commonTexts } from '../i18n/common-texts.ts';
import { useText } from '../i18n/texts.ts';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

interface FieldControl {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

const FieldContext = createContext<FieldControl | undefined>(undefined);

/** The attributes that tie a control to its label, help and error; for a control of one's own. */
export function useFieldControl(): {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
} {
  const field = use(FieldContext);
  return {
    ...(field && { id: field.id }),
    ...(field?.describedBy !== undefined && { 'aria-describedby': field.describedBy }),
    ...(field?.isInvalid && { 'aria-invalid': true as const }),
  };
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** The text on what is wrong and what to do. */
  readonly error?: string | undefined;
  /** Fields are required by default; optional ones are labelled. */
  readonly isOptional?: boolean;
  /** One control of this folder. */
  readonly children: ReactNode;
}

/** Label above, help below, error beside the control. */
export function Field({ label, help, error, isOptional = false, children }: FieldProps): ReactNode {
  const translate = useText();
  const id = useId();
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  const described = [error !== undefined && errorId, help !== undefined && helpId].filter(Boolean).join(' ');
  return (
    <FieldContext
      value={{ id, describedBy: described === '' ? undefined : described, isInvalid: error !== undefined }}
    >
      <div className={classNames(styles['field'], error !== undefined && styles['invalid'])}>
        <label className={styles['label']} htmlFor={id}>
          {label}
          {isOptional && <span className={styles['optional']}> ({translate(commonTexts.optional)})</span>}
        </label>
        {children}
        {error !== undefined && (
          <p id={errorId} className={styles['error']}>
            {error}
          </p>
        )}
        {help !== undefined && (
          <p id={helpId} className={styles['help']}>
            {help}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
