import { AdminModal } from '@pathshala/admin-kit/modal/modal';
import type { WebhookDelivery } from '@pathshala/svc-auth-contract/http';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './integrations.module.css';
import { useKindText } from './use-kind-text.ts';
import { useReason } from './use-reason.ts';
import { webhookTexts as texts } from './webhook-texts.ts';

interface DeliveryDialogProps {
  readonly delivery: WebhookDelivery;
  readonly onClose: () => void;
}

/** One message: its calls, and what was sent. */
export function DeliveryDialog({ delivery, onClose }: DeliveryDialogProps): ReactNode {
  const translate = useText();
  const kindText = useKindText();
  const reasonOf = useReason();
  const { number, shortDateTime } = useFormat();
  const { messageId, kind, attempts, payload } = delivery;
  return (
    <AdminModal title={kindText(kind)} size="lg" onClose={onClose}>
      <Facts
        isList
        facts={[
          [translate(texts.messageId), messageId],
          ...attempts.map((attempt): readonly [string, string] => {
            const took = translate(texts.milliseconds, { n: number(attempt.durationMs) });
            return [shortDateTime(attempt.at), `${reasonOf(attempt)} · ${took}`];
          }),
        ]}
      />
      <pre className={styles['exact']} aria-label={translate(texts.sent)} {...{ tabIndex: 0 }}>
        {JSON.stringify(JSON.parse(payload), null, 2)}
      </pre>
    </AdminModal>
  );
}
