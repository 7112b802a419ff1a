import { Gauge, type Registry } from 'prom-client';

/** How far the standby of this site is behind. */
interface StandbyFigures {
  readonly is: string;
  /** Null: no standby is known. */
  readonly lagMs: number | null;
}

export interface StandbyMetrics {
  /** Reads the figures at each scrape. A site without a standby does not call it, and exposes none. */
  watchStandby(read: () => StandbyFigures): void;
}

export function createStandbyMetrics(registry: Registry): StandbyMetrics {
  return {
    watchStandby(read) {
      const lag = new Gauge({
        name: 'pathshala_standby_lag_seconds',
        help: 'Age of the oldest change that the standby does not have; 0 before a standby has followed',
        registers: [],
        collect() {
          this.set((read().lagMs ?? 0) / 1000);
        },
      });
      const away = new Gauge({
        name: 'pathshala_standby_away',
        help: '1 while the standby that had a copy does not follow',
        registers: [],
        collect() {
          const { is, lagMs } = read();
          this.set(lagMs !== null && is !== 'following' ? 1 : 0);
        },
      });
      registry.registerMetric(lag);
      registry.registerMetric(away);
    },
  };
}
