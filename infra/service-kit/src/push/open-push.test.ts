import { startPushService } from '@pathshala/service-testing/push-service';
import { describe, expect, it } from 'vitest';
import { postPublicly } from './post-publicly.ts';
import { openPush } from './open-push.ts';
import { type PushDevice, PushFailure } from './port.ts';
import { pushOf } from './push-config.ts';

const text = { body: 'নতুন নোটিশ: “ফল” & more', topic: 'notice1', ttlSeconds: 3600, isUrgent: false };

describe('the push port', () => {
  it('sends what only the subscribed browser can read, signed by the school [NOT-03]', async () => {
    await using service = await startPushService();
    const phone = service.browser('phone');
    const other = service.browser('other');
    await expect(service.gateway.send({ ...text, device: phone.device })).resolves.toBe('sent');
    expect(phone.received).toEqual([
      {
        body: text.body,
        topic: 'notice1',
        ttlSeconds: 3600,
        urgency: 'normal',
        claims: {
          aud: 'https://push.example.com',
          sub: 'mailto:head@example.com',
          exp: expect.any(Number),
        },
      },
    ]);
    expect(other.received).toEqual([]);
  });

  it('says that a subscription is gone, and fails with what the service wants otherwise [NOT-03]', async () => {
    await using service = await startPushService();
    const phone = service.browser('phone');
    const { device } = phone;
    service.failNext(429, 1, { 'retry-after': '120' });
    await expect(service.gateway.send({ ...text, device })).rejects.toMatchObject({
      message: 'push service status 429',
      retryAfterMs: 120_000,
    });
    service.failNext(404);
    await expect(service.gateway.send({ ...text, device })).resolves.toBe('gone');
    phone.end();
    await expect(service.gateway.send({ ...text, device })).resolves.toBe('gone');
  });

  it('names no host where the service cannot be reached', async () => {
    await using service = await startPushService();
    const { device } = service.browser('phone');
    const failure = new Error('connect ECONNREFUSED push.example.com');
    const push = openPush(
      { privateKey: Buffer.alloc(32, 7).toString('base64url'), subject: 'mailto:a@b.example' },
      () => Promise.reject(failure),
    );
    await expect(push?.send({ ...text, device })).rejects.toEqual(
      new PushFailure('push service unreachable'),
    );
  });

  it('takes devices of public hosts with keys of the curve alone [NOT-03]', async () => {
    await using service = await startPushService();
    const { device } = service.browser('phone');
    const isDevice = (one: PushDevice): boolean => service.gateway.isDevice(one);
    expect(isDevice(device)).toBe(true);
    expect(isDevice({ ...device, endpoint: 'https://fcm.googleapis.com/fcm/send/x:y' })).toBe(true);
    for (const endpoint of ['https://10.0.0.1/x', 'https://localhost/x', 'http://push.example.com/x'])
      expect(isDevice({ ...device, endpoint })).toBe(false);
    const point = Buffer.from(device.keys.p256dh, 'base64url').fill(1, 1).toString('base64url');
    expect(isDevice({ ...device, keys: { ...device.keys, p256dh: point } })).toBe(false);
    expect(isDevice({ ...device, keys: { ...device.keys, auth: 'AAAA' } })).toBe(false);
  });

  it('posts to no address of this machine, however it is named', async () => {
    const request = { headers: {}, body: Buffer.from('x') };
    for (const url of ['https://127.0.0.1/x', 'https://localhost/', 'https://[::1]/'])
      await expect(postPublicly({ ...request, url })).rejects.toThrow('the address is not public');
  });

  it('does not exist without a key, and names who to write to [NOT-03]', () => {
    const none = { MAIL_FROM: 'School <desk@school.example>' };
    expect(pushOf(none, () => undefined)).toBeUndefined();
    expect(openPush(undefined)).toBeUndefined();
    expect(pushOf(none, () => 'key')).toEqual({ privateKey: 'key', subject: 'mailto:desk@school.example' });
    const PUBLIC_URL = 'https://school.example';
    expect(pushOf({ ...none, PUBLIC_URL }, () => 'key')?.subject).toBe(PUBLIC_URL);
    expect(pushOf({ ...none, PUBLIC_URL, VAPID_SUBJECT: 'mailto:a@b.example' }, () => 'key')?.subject).toBe(
      'mailto:a@b.example',
    );
  });
});
