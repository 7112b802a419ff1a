import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import type { MarkingDesk } from '@pathshala/svc-exams-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useSaveAndNextKey } from '../../../marking/use-desk-keys.ts';
import { useMarksFocus } from '../../../marking/use-marks-focus.ts';
import styles from '../exam-marking.module.css';
import { texts } from '../texts.ts';
import { MarkingFields } from './marking-fields.tsx';
import { PageViewer } from './page-viewer.tsx';
import { ShownAnswer } from './shown-answer.tsx';
import { useMarkingForm } from './use-marking-form.ts';

interface DeskProps {
  readonly desk: MarkingDesk;
  readonly isBlind: boolean;
}

/** The answer with its pages on one side, marks and comments on the other. */
export function Desk({ desk: opened, isBlind }: DeskProps): ReactNode {
  const translate = useText();
  const [desk, setDesk] = useState(opened);
  const form = useMarkingForm({ desk, isBlind, onMarked: setDesk });
  useSaveAndNextKey(form.save);
  const marks = useMarksFocus();
  return (
    <AdminForm form={form}>
      <div className={styles['desk']}>
        <div className={styles['work']}>
          <ShownAnswer desk={desk} />
          {desk.pages.length > 0 && <PageViewer pages={desk.pages} />}
        </div>
        <section ref={marks} tabIndex={-1} className={styles['marks']} aria-label={translate(texts.marks)}>
          <MarkingFields desk={desk} />
        </section>
      </div>
    </AdminForm>
  );
}
