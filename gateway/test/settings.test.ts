import { describe, expect, it } from 'vitest';
import { readGatewaySettings } from '../src/settings.ts';

describe('the settings of the gateway', () => {
  it('need nothing to be set', () => {
    expect(readGatewaySettings({ METRICS_TOKEN: '', METRICS_PORT: ' ' })).toEqual({
      trustedHops: 0,
      remoteOrigins: [],
      metricsToken: undefined,
      metricsPort: undefined,
    });
  });

  it('say who may read the metrics, and where', () => {
    const settings = readGatewaySettings({ METRICS_TOKEN: 'a-token-of-the-collector', METRICS_PORT: '9100' });
    expect(settings).toMatchObject({ metricsToken: 'a-token-of-the-collector', metricsPort: 9100 });
  });

  it('name each variable at fault', () => {
    const wrong = { TRUST_PROXY: '-1', METRICS_TOKEN: 'short', METRICS_PORT: '0' };
    expect(() => readGatewaySettings(wrong)).toThrow(/TRUST_PROXY: [^]*METRICS_TOKEN: [^]*METRICS_PORT: /);
  });
});
