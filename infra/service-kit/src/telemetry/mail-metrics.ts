import { Counter, type Registry } from 'prom-client';
import { mailsGivenUp } from '../mail/mail-failure.ts';

export function addMailMetrics(registry: Registry): void {
  const counter = new Counter({
    name: 'pathshala_mails_given_up_total',
    help: 'Mails that the server refused for good, or that could not be sent for a day',
    labelNames: ['service'],
    registers: [],
    collect() {
      this.reset();
      for (const [service, count] of mailsGivenUp()) this.inc({ service }, count);
    },
  });
  registry.registerMetric(counter);
}
