import type { Desk, withdrawAnnouncement } from '@pathshala/svc-exams-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import type { StoredDesk } from '../stream/desk-state.ts';

/** Takes an announcement back; rejects as the API does. */
export function useWithdraw(showDesk: (desk: Desk) => void) {
  const { api } = useServices();
  return async ({ examId, rev }: Pick<StoredDesk, 'examId' | 'rev'>, announcementId: string) => {
    const path = '/exams/desk/{examId}/announcements/{announcementId}/withdrawal';
    const input = { params: { examId, announcementId }, body: { rev } };
    showDesk(await api.call<typeof withdrawAnnouncement>('post', path, input));
  };
}
