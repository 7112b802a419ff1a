import { AdminModal } from '@pathshala/admin-kit/modal/modal';
import { deviceNameIn } from '@pathshala/rules/device-name';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import { ChangeTable } from '../../audit/change-table.tsx';
import { useActionText, useAddressText, useAuthorName, useThingOf } from '../../audit/use-audit-words.ts';
import styles from './audit-log.module.css';
import { texts } from './texts.ts';

interface EntryDialogProps {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}

/** One change in full. */
export function EntryDialog({ entry, onClose }: EntryDialogProps): ReactNode {
  const translate = useText();
  const { dateTime } = useFormat();
  const language = useLanguage();
  const nameOf = useAuthorName();
  const actionText = useActionText();
  const thingOf = useThingOf();
  const addressText = useAddressText();
  const unknown = translate(texts.unknown);
  const facts = [
    [texts.when, dateTime(entry.at)],
    [texts.who, nameOf(entry)],
    [texts.address, addressText(entry)],
    [texts.device, entry.device ? deviceNameIn(language, entry.device) : unknown],
    ...(entry.id === null ? [] : ([[texts.id, entry.id]] as const)),
    [texts.requestId, entry.requestId],
  ] as const;
  const title = translate(texts.entryOf, { action: actionText(entry), thing: thingOf(entry) });
  return (
    <AdminModal title={title} size="lg" onClose={onClose}>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label.en}>
            <dt>{translate(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ChangeTable entry={entry} />
    </AdminModal>
  );
}
