import { startPushService } from '@pathshala/service-testing/push-service';
import type { NoticeDevices } from '@pathshala/svc-auth-contract/http';
import { enrolledNotice } from '@pathshala/svc-catalog-contract/notices';
import { createCapturedSms } from './captured-sms.ts';
import { startSchool } from './school.ts';

/** The school with a push service and a gateway for SMS. In Dhaka it is 16:00 at the start. */
export async function startNoticeSchool({ hasPush = true, dailyParts = 1_000 } = {}) {
  const service = await startPushService();
  const sms = createCapturedSms(dailyParts);
  const school = await startSchool({
    replace: () => ({ push: hasPush ? service.gateway : undefined, sms: sms.gateway }),
  });
  const { enter: enterStudent } = school;

  /** A student with a number, and a browser that shows notices. */
  async function enter(username: string, { mobile = '' } = {}) {
    const student = await enterStudent(username);
    if (mobile !== '')
      await school.platform.documents
        .collection('users')
        .updateOne({ _id: student.userId }, { $set: { mobile } });
    const phone = service.browser(username);
    const headers = { 'user-agent': androidChrome };
    const register = () => student.client.put<NoticeDevices>('/notices/devices', phone.device, { headers });
    await register();
    return { ...student, phone, register };
  }

  /** Chooses the kinds that the school pays for. */
  async function payFor(...kinds: readonly string[]) {
    const admin = await school.adminClient();
    return admin.put('/notices/sms-kinds', { kinds });
  }

  async function stop(): Promise<void> {
    await school.stop();
    await service.stop();
  }

  const send = () => school.runJob('send-notices');
  return {
    ...school,
    service,
    sms,
    enter,
    enterStudent,
    payFor,
    send,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

const androidChrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

export const enrolled = (studentId: string, courseName = 'ঢাকা বিশ্ববিদ্যালয় | Dhaka University') =>
  enrolledNotice.request(studentId, {
    courseName,
    path: '/courses/admission/DU/units',
    enrolledAt: '2026-01-15T10:00:00.000Z',
  });
