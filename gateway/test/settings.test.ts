import { describe, expect, it } from 'vitest';
import { readGatewaySettings } from '../src/settings.ts';

describe('the settings of the gateway', () => {
  it('have a default each', () => {
    const settings = readGatewaySettings({ METRICS_TOKEN: '', METRICS_PORT: ' ', SVC_EXAMS_URL: '' });
    expect(settings).toMatchObject({
      trustedHops: 0,
      remoteOrigins: [],
      metricsToken: undefined,
      metricsPort: undefined,
      serviceWorker: 'on',
    });
    expect(settings.urlsOf('svc-exams')).toEqual(['http://127.0.0.1:4003']);
  });

  it('switch the service worker off, and refuse another word for it', () => {
    expect(readGatewaySettings({ SERVICE_WORKER: 'off' }).serviceWorker).toBe('off');
    expect(() => readGatewaySettings({ SERVICE_WORKER: 'no' })).toThrow('SERVICE_WORKER');
  });

  it('set who may read the metrics, and where', () => {
    const settings = readGatewaySettings({ METRICS_TOKEN: 'a-token-of-the-collector', METRICS_PORT: '9100' });
    expect(settings).toMatchObject({ metricsToken: 'a-token-of-the-collector', metricsPort: 9100 });
  });

  it('take several replicas of a service, over http or https', () => {
    const settings = readGatewaySettings({
      SVC_EXAMS_URL: 'http://exams-1:4003/, https://exams-2.example:8443,https://exams-3.example',
    });
    expect(settings.urlsOf('svc-exams')).toEqual([
      'http://exams-1:4003',
      'https://exams-2.example:8443',
      'https://exams-3.example',
    ]);
  });

  it.each([
    'https://exams.example/base',
    'https://exams.example/?a=1',
    'https://exams.example/#a',
    'https://user:secret@exams.example',
    'http://good:4003,http://exams.example/base',
    'ftp://exams.example',
    'exams.example:4003',
    ',',
  ])('refuse the address %s of a service, which would be used in part', (url) => {
    expect(() => readGatewaySettings({ SVC_EXAMS_URL: url })).toThrow(/SVC_EXAMS_URL/);
  });

  it('explain what an address may hold', () => {
    expect(() => readGatewaySettings({ SVC_EXAMS_URL: 'https://exams.example/base' })).toThrow(
      'must be like https://host:port, without path, query, fragment or user',
    );
  });

  it('name each variable at fault', () => {
    const wrong = { TRUST_PROXY: '-1', METRICS_TOKEN: 'short', METRICS_PORT: '0' };
    expect(() => readGatewaySettings(wrong)).toThrow(/TRUST_PROXY: [^]*METRICS_TOKEN: [^]*METRICS_PORT: /);
  });
});
