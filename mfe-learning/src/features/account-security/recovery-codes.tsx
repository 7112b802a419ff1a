import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { LeaveGuard } from '@pathshala/web-kit/parts/leave-guard';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { saveFile } from '@pathshala/web-kit/save-file';
import { useSiteName } from '@pathshala/web-kit/site-settings';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './account-security.module.css';
import { texts } from './texts.ts';
import { useCopy } from './use-copy.ts';

const fileName = 'pathshala-recovery-codes.txt';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps): ReactNode {
  const translate = useText();
  const copy = useCopy();
  const username = useUser()?.username ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${translate(texts.fileHead, { school: useSiteName(), username })}\n\n${codes.join('\n')}\n`;
  return (
    <Notice tone="attention">
      <h3 ref={heading} tabIndex={-1}>
        {translate(texts.recoveryTitle)}
      </h3>
      <p>{translate(texts.recoveryText)}</p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles['actions']} data-print="no">
        <Button onClick={() => copy(codes.join('\n'))}>{translate(texts.copyCodes)}</Button>
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName)}>
          {translate(texts.download)}
        </Button>
        <Button onClick={() => window.print()}>{translate(commonTexts.print)}</Button>
        <Button kind="primary" onClick={onSaved}>
          {translate(texts.saved)}
        </Button>
      </div>
      <LeaveGuard isUnsaved={() => true}>
        <p>{translate(texts.notSaved)}</p>
      </LeaveGuard>
    </Notice>
  );
}
