import { explain } from '../explain.ts';
import { stopOnSignal } from '../stop-on-signal.ts';
import { readDevSettings } from './settings.ts';
import { startDevService } from './start-dev-service.ts';

const name = process.argv[2] ?? '';
try {
  const config = readDevSettings(name, process.env);
  const service = await startDevService(name, config);
  stopOnSignal(() => service.stop());
  if (service.published.length > 0) console.log(`Published from the pacts: ${service.published.join(', ')}`);
  console.log(`${name} alone: ${service.url}, its data in ${config.dataDir}`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
