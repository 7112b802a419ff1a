import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type { Webhook } from '@pathshala/svc-auth-contract/http';
import { webhookKinds } from '@pathshala/svc-auth-contract/webhook-messages';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { webhookFields } from '../../resources/webhook.fields.ts';
import { CheckBoxes } from './check-boxes.tsx';
import { type SavedWebhook, useWebhookForm, type WebhookValues } from './use-webhook-form.ts';
import { webhookTexts } from './webhook-texts.ts';

interface WebhookDialogProps {
  /** Absent for a new one. */
  readonly webhook?: Webhook | undefined;
  readonly onSaved: (saved: SavedWebhook) => void;
  readonly onClose: () => void;
}

export function WebhookDialog({ webhook: opened, onSaved, onClose }: WebhookDialogProps): ReactNode {
  const translate = useText();
  const [webhook] = useState(opened);
  const form = useWebhookForm(webhook, onSaved);
  const title =
    webhook === undefined
      ? translate(webhookTexts.add)
      : translate(webhookTexts.editTitle, { name: webhook.name });
  return (
    <AdminModal title={title} onClose={onClose}>
      <AdminForm form={form}>
        <Field<WebhookValues> name="name" />
        <Field<WebhookValues> name="url" />
        <CheckBoxes<WebhookValues>
          name="kinds"
          label={translate(webhookFields.kinds.label)}
          options={webhookKinds.map((value) => ({ value, text: translate(webhookTexts.kinds[value]) }))}
        />
        {webhook !== undefined && <Field<WebhookValues> name="isOn" />}
        <ModalActions>
          <Button variant="default" onClick={onClose}>
            {translate(commonTexts.cancel)}
          </Button>
          <SaveButton />
        </ModalActions>
      </AdminForm>
    </AdminModal>
  );
}
