import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@mantine/core';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type { showInvitations } from '@pathshala/svc-auth-contract/http';
import { QrCode } from '@pathshala/web-kit/parts/qr-code';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useQuery } from '@pathshala/web-kit/query';
import type { ApiError } from '@pathshala/web-kit/api-error';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { invitationTexts as texts } from './invitation-texts.ts';
import type { PendingInvitation } from '../../users/user-types.ts';

interface QrDialogProps {
  readonly invitation: PendingInvitation;
  readonly onClose: () => void;
}

/** The code that the invited person scans from this screen. */
export function QrDialog({ invitation: { _id, name }, onClose }: QrDialogProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { api } = useServices();
  const query = useQuery<AnswerOf<typeof showInvitations>, ApiError>({
    queryKey: ['/users/invitations/links', _id],
    queryFn: () =>
      api.call<typeof showInvitations>('post', '/users/invitations/links', { body: { ids: [_id] } }),
    staleTime: 0,
  });
  return (
    <AdminModal title={translate(texts.qrTitle, { name })} onClose={onClose}>
      <QueryStates query={query}>
        {({ items: [shown] }) =>
          shown === undefined ? (
            <p>{translate(texts.qrGone)}</p>
          ) : (
            <>
              <QrCode text={shown.url} label={translate(texts.qrLabel, { name })} />
              <p>{translate(texts.qrLead, { time: format.shortDateTime(shown.expiresAt) })}</p>
            </>
          )
        }
      </QueryStates>
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {translate(commonTexts.close)}
        </Button>
      </ModalActions>
    </AdminModal>
  );
}
